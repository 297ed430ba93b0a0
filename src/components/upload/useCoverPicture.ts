import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { coverKey } from '../../dataProvider/coversAndPdfs.ts';
import { fileCalls } from '../../dataProvider/kindCalls.ts';
import { session } from '../../session.ts';
import type { FileIdWire } from '../../wire/wire.ts';
import { useDepository } from '../act/useDepository.ts';

/**
 * The address of the full-size cover for `<img>`: of the chosen file, else from the depository.
 *
 * @returns undefined while it is loading, and when the depository has no such call, as one that names nothing at sign-in
 */
export const useCoverPicture = (coverId?: FileIdWire) => {
  const depository = useDepository();
  const isOurs = session.hasFeature('ownFiles');
  const { data, isError } = useQuery({
    queryKey: coverKey(coverId),
    queryFn: coverId === undefined ? skipToken : () => depository.ask(fileCalls.getCover(coverId)),
    enabled: isOurs,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { address: useObjectUrl(data), isError: isError || !(data || isOurs) };
};

const useObjectUrl = (blob?: unknown) => {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    setUrl(undefined);
    if (!(blob instanceof Blob)) return;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
};
