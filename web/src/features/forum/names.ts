import { t } from '../../core/app.svelte.ts';

/** The name of who wrote something, or that the account is gone. */
export const nameOf = (name: string): string => name || t('page.forum.gone');
