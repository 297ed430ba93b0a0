import type { DraftContent } from './draft.ts';
import { sealContent } from './sealContent.ts';
import { type Sealed, sealBytes } from './sealed.ts';

/** Makes what is kept unreadable for whoever has the database alone, and names that tell nothing. */
export interface Sealer {
  seal: (plain: Uint8Array<ArrayBuffer>) => Promise<Sealed>;
  /** The same for what stands in a form, a long text of which is written off the main thread. */
  sealContent: (content: DraftContent) => Promise<Sealed>;
  /** @throws when it was sealed with another key */
  open: (sealed: Sealed) => Promise<Uint8Array<ArrayBuffer>>;
  /** The same short text for the same name, from which the name cannot be told. */
  nameOf: (name: string) => Promise<string>;
}

const utf8 = new TextEncoder();
const ofBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * AES-GCM and HMAC with keys that follow from the one that our server hands out per account. They cannot be read out again, not
 * by this page either, and are gone with it.
 *
 * @param key - 256 bits in base64
 */
export const sealerOf = async (key: string): Promise<Sealer> => {
  const base = await crypto.subtle.importKey('raw', ofBase64(key), 'HKDF', false, ['deriveKey']);
  const derived = (info: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: utf8.encode(info),
  });
  const aes = { name: 'AES-GCM', length: 256 };
  const contents = await crypto.subtle.deriveKey(derived('contents'), base, aes, false, [
    'encrypt',
    'decrypt',
  ]);
  const hmac = { name: 'HMAC', hash: 'SHA-256', length: 256 };
  const names = await crypto.subtle.deriveKey(derived('names'), base, hmac, false, ['sign']);
  return {
    seal: (plain) => sealBytes(plain, contents),
    sealContent: (content) => sealContent({ content, key: contents }),
    open: async ({ iv, bytes }) => {
      if (!iv) throw new Error('What is not sealed was not written by this account');
      return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, contents, bytes));
    },
    nameOf: async (name) => hex(await crypto.subtle.sign('HMAC', names, utf8.encode(name))),
  };
};

/** For a depository that hands out no key: contents lie open, names are digests all the same. */
export const plainSealer: Sealer = {
  seal: (plain) => sealBytes(plain),
  sealContent: (content) => sealContent({ content }),
  open: async ({ bytes }) => bytes,
  nameOf: async (name) => hex(await crypto.subtle.digest('SHA-256', utf8.encode(name))),
};
