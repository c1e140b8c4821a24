/**
 * Whether these pages are shown in a frame of another site. There nothing may be done for an account: whoever made the frame may
 * have laid something else over what is pressed.
 */
export const EMBEDDED = location.pathname.startsWith('/embed/');
