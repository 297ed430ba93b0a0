import { useState } from 'react';

/** Whether something has been open yet: a window that is drawn closed takes as long as ten elements, for nothing. It fades once it is there. */
export const useWasOpened = (isOpen: boolean): boolean => {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return isOpen || wasOpened;
};
