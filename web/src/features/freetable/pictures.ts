/** Pictures of a figure as files. */

/** Pixels of the largest picture that every browser can make. */
const MOST_PIXELS = 16_000_000;

/** Draws an SVG document at twice its size, or as large as can be. */
export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.min(2, Math.sqrt(MOST_PIXELS / (naturalWidth * naturalHeight)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(naturalWidth * scale));
  canvas.height = Math.max(1, Math.floor(naturalHeight * scale));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob === null ? fail(new Error('no picture')) : done(blob)), 'image/png'),
  );
}

export function download(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
