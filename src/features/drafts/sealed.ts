import type { DraftContent } from './draft.ts';

/** Bytes as they lie in the database. Without `iv` they are plain. */
export interface Sealed {
  iv?: Uint8Array<ArrayBuffer>;
  bytes: Uint8Array<ArrayBuffer>;
}

/** What stands in a form, and the key that seals it; none with a depository that hands out no key. */
export interface Sealing {
  content: DraftContent;
  key?: CryptoKey;
}

const IV_BYTES = 12;

export const sealBytes = async (plain: Uint8Array<ArrayBuffer>, key?: CryptoKey): Promise<Sealed> => {
  if (!key) return { bytes: plain };
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const bytes = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain);
  return { iv, bytes: new Uint8Array(bytes) };
};

export const writeSealed = ({ content, key }: Sealing): Promise<Sealed> =>
  sealBytes(new TextEncoder().encode(JSON.stringify(content)), key);
