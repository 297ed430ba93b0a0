import { useIsMutating, useMutation } from '@tanstack/react-query';
import { useTranslate, useWrappedSource } from 'ra-core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UploadOptions } from '../../dataProvider/files.ts';
import { useFormWork } from '../form/formWork.ts';

/** Marks uploads among the mutations, so that the form can say that one is running. */
const UPLOAD_KEY = ['upload'];

export const useIsUploading = (): boolean => useIsMutating({ mutationKey: UPLOAD_KEY }) > 0;

interface UseUpload<Result> {
  /** The field that the file belongs to. */
  source: string;
  send: (options: UploadOptions) => Promise<Result>;
  onDone: (result: Result, file: File) => void;
  /** What was sent for nothing: a newer file, or leaving the form, came in between. */
  onUnwanted?: (result: Result) => void;
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

interface Sending {
  file: File;
  controller: AbortController;
}

const isAbort = (error: Error | null) => error?.name === 'AbortError';
const REPLACED = 'replaced';

/** Sends a file as soon as it is chosen; of several, the last one wins. Leaving the form cancels it. */
export const useUpload = <Result>({ source, send, onDone, onUnwanted }: UseUpload<Result>): Upload => {
  const { isLocked, files } = useFormWork();
  const translate = useTranslate();
  const path = useWrappedSource(source);
  const [progress, setProgress] = useState(0);
  const current = useRef<AbortController>(undefined);

  const { mutateAsync, isPending, variables, error } = useMutation({
    mutationKey: UPLOAD_KEY,
    mutationFn: async ({ file, controller: { signal } }: Sending) => {
      const onProgress = (part: number) => signal.aborted || setProgress(part);
      const result = await send({ file, onProgress, signal });
      if (!signal.aborted) return result;
      onUnwanted?.(result);
      throw new DOMException('Aborted', 'AbortError');
    },
    onSuccess: (result, { file }) => onDone(result, file),
    onError: (failure, { file: { name } }) => {
      if (isAbort(failure)) return;
      console.error(failure);
      files.miss({ path, message: translate('upload.failed', { name }) });
    },
  });

  useEffect(
    () => () => {
      current.current?.abort();
      files.missNoMore(path);
    },
    [files, path],
  );

  const start = (file: File) => {
    if (isLocked) return;
    current.current?.abort(REPLACED);
    const controller = new AbortController();
    current.current = controller;
    setProgress(0);
    files.missNoMore(path);
    files.choose(path, file);
    const { signal } = controller;
    const isReplaced = () => signal.reason === REPLACED;
    const givenUp = new Promise<boolean>((resolve) =>
      signal.addEventListener('abort', () => resolve(isReplaced())),
    );
    const arrived = mutateAsync({ file, controller }).then(() => true, isReplaced);
    // what was given up holds no save, however long it still takes
    files.send(Promise.race([arrived, givenUp]));
  };

  const startAgain = useEffectEvent(start);
  useEffect(() => files.giveTo(path, (file) => startAgain(file)), [files, path]);

  const cancel = () => {
    current.current?.abort();
    files.giveUp(path);
  };

  return {
    start,
    cancel,
    retry: () => variables && start(variables.file),
    isPending,
    progress,
    file: variables?.file,
    error: isAbort(error) ? null : error,
  };
};
