import { type ContentType, extensions } from './contentType.ts';

const MAX_LENGTH = 150;

/**
 * The name under which a file is shown and downloaded. It is never part of a path.
 *
 * Folders, control characters and direction marks are removed. The extension is that of the real type, so that a picture is never
 * downloaded as `cover.html`.
 */
export const fileName = (given: string | undefined, type: ContentType, fallback: string): string => {
  const bare = (given ?? '')
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    // each run is looked through once, however long it is
    .replace(/^[\s.]+|(?<![\s.])[\s.]+$/g, '');
  const extension = /\.([a-z\d]{1,5})$/i.exec(bare)?.[1];
  const isRight = extension !== undefined && extensions[type].includes(extension.toLowerCase());
  const stem = isRight ? bare.slice(0, -extension.length - 1) : bare;
  const shortened = [...stem].slice(0, MAX_LENGTH).join('').trim() || fallback;
  return `${shortened}.${isRight ? extension : extensions[type][0]}`;
};

/** A Content-Disposition that every browser reads, with any letters in the name (RFC 6266, RFC 5987). */
export const contentDisposition = (kind: 'inline' | 'attachment', name: string): string => {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%;]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
};
