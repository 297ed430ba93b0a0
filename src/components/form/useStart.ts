import { type QueryKey, useQuery } from '@tanstack/react-query';

const logged = (error: unknown) => {
  console.error(error);
  throw error;
};

/** What a form starts with: asked for at every opening, and never again under it, where an answer would overwrite the work. */
export const useStart = <T>(queryKey: QueryKey, ask: () => Promise<T>) =>
  useQuery({
    queryKey,
    queryFn: () => ask().catch(logged),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
