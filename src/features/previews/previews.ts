/** Under this name everything of links is kept: a change makes all of it old. */
export const PREVIEWS = 'previews';
