export { useIsUploading } from './uploads.ts';
