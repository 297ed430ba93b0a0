/** As every other decoder, but it keeps a U+FEFF at the beginning: it is a character of the text like any other. */
class ExactDecoder extends TextDecoder {
  constructor(label?: string, options?: ConstructorParameters<typeof TextDecoder>[1]) {
    super(label, { ignoreBOM: true, ...options });
  }
}

/** PGlite makes its decoders without saying so, and would drop the first character of such a text. */
export function keepFirstCharacters() {
  globalThis.TextDecoder = ExactDecoder;
}
