import type { Plugin } from 'vite';

export function unheardIn(code: string): string | undefined;
export function importing(): Plugin;
