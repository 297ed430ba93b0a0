/** Stored bytes; without `iv` they are not encrypted. */
export interface Encrypted {
  iv?: Uint8Array<ArrayBuffer>;
  bytes: Uint8Array<ArrayBuffer>;
}

export interface Cipher {
  encrypt: (plain: Uint8Array<ArrayBuffer>) => Promise<Encrypted>;
  /** @throws when it was encrypted with another key */
  decrypt: (encrypted: Encrypted) => Promise<Uint8Array<ArrayBuffer>>;
  /** A short digest of a name, which does not reveal it. */
  hash: (name: string) => Promise<string>;
}

const IV_BYTES = 12;

const utf8 = new TextEncoder();
const ofBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * AES-GCM and HMAC with keys derived from the one that our server issues per account. They cannot be exported.
 *
 * @param key - 256 bits in base64
 */
export const createCipher = async (key: string): Promise<Cipher> => {
  const base = await crypto.subtle.importKey('raw', ofBase64(key), 'HKDF', false, ['deriveKey']);
  const derive = (info: string, algorithm: AesKeyGenParams | HmacKeyGenParams, uses: KeyUsage[]) =>
    crypto.subtle.deriveKey(
      { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: utf8.encode(info) },
      base,
      algorithm,
      false,
      uses,
    );
  const contents = await derive('contents', { name: 'AES-GCM', length: 256 }, ['encrypt', 'decrypt']);
  const names = await derive('names', { name: 'HMAC', hash: 'SHA-256', length: 256 }, ['sign']);
  return {
    encrypt: async (plain) => {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const bytes = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, contents, plain);
      return { iv, bytes: new Uint8Array(bytes) };
    },
    decrypt: async ({ iv, bytes }) => {
      if (!iv) throw new Error('The draft is not encrypted: another account has written it');
      return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, contents, bytes));
    },
    hash: async (name) => hex(await crypto.subtle.sign('HMAC', names, utf8.encode(name))),
  };
};

/** For a depository without keys: anyone with access to this computer can read the drafts. */
export const noCipher: Cipher = {
  encrypt: async (bytes) => ({ bytes }),
  decrypt: async ({ bytes }) => bytes,
  hash: async (name) => hex(await crypto.subtle.digest('SHA-256', utf8.encode(name))),
};
