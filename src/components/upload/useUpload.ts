import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { UploadOptions } from '../../dataProvider/files.ts';
import type { FileIdWire } from '../../dataProvider/wire.ts';

/** Marks uploads among the mutations, so that a save can wait for them. */
export const UPLOAD_KEY = ['upload'];

interface UseUpload {
  send: (options: UploadOptions) => Promise<FileIdWire>;
  onDone: (id: FileIdWire, file: File) => void;
}

export interface Upload {
  start: (file: File) => void;
  cancel: () => void;
  retry: () => void;
  isPending: boolean;
  /** The part sent, 0…1. */
  progress: number;
  file?: File;
  error: Error | null;
}

const isAbort = (error: Error | null) => error?.name === 'AbortError';

/** Sends a file as soon as it is chosen; a newer choice and leaving the form cancel it. */
export const useUpload = ({ send, onDone }: UseUpload): Upload => {
  const [progress, setProgress] = useState(0);
  const controller = useRef<AbortController>(undefined);

  const { mutate, isPending, variables, error } = useMutation({
    mutationKey: UPLOAD_KEY,
    mutationFn: (file: File) => {
      controller.current = new AbortController();
      return send({ file, onProgress: setProgress, signal: controller.current.signal });
    },
    onSuccess: (id, file) => {
      // after a 401 react-admin resolves with an object instead of an id
      if (typeof id !== 'object') onDone(id, file);
    },
    onError: (failure) => {
      if (!isAbort(failure)) console.error(failure);
    },
  });

  useEffect(() => () => controller.current?.abort(), []);

  const start = (file: File) => {
    controller.current?.abort();
    setProgress(0);
    mutate(file);
  };

  return {
    start,
    cancel: () => controller.current?.abort(),
    retry: () => variables && start(variables),
    isPending,
    progress,
    file: variables,
    error: isAbort(error) ? null : error,
  };
};
