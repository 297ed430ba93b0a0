import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useEffect, useState } from 'react';
import type { DepositoryDataProvider } from '../../dataProvider/dataProvider.ts';
import type { FileIdWire } from '../../dataProvider/wire.ts';

interface CoverPicture {
  coverId: FileIdWire;
  /** The file itself when it was chosen in this form. */
  file?: File;
  /** Whether to ask the depository for the picture. */
  enabled: boolean;
}

/**
 * The cover in full size, as an address for `<img>`: of the chosen file, else from the depository.
 *
 * @returns no address while it loads or when the depository has no such call
 */
export const useCoverPicture = ({ coverId, file, enabled }: CoverPicture) => {
  const dataProvider = useDataProvider<DepositoryDataProvider>();
  const { data: stored, isError } = useQuery({
    queryKey: ['cover', coverId],
    queryFn: () => dataProvider.getCover(coverId),
    enabled: enabled && !file,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { address: useObjectUrl(file ?? stored), isError };
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
