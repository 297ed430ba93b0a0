export function importedIcons(): string[];
export function copiedIcons(): string[];
