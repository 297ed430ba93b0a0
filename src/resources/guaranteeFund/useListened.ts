import { useEffect, useRef } from 'react';

/** A value that a draft follows: as it stands now, and whoever listens is told of each other one. */
export const useListened = <T>(value: T) => {
  const current = useRef(value);
  const listener = useRef<() => void>(undefined);
  const tell = () => listener.current?.();
  useEffect(() => {
    if (current.current === value) return;
    current.current = value;
    listener.current?.();
  }, [value]);
  return {
    current,
    tell,
    listen: (onChange: () => void) => {
      listener.current = onChange;
      return () => {
        listener.current = undefined;
      };
    },
  };
};
