export function signInFiles(): string[];
