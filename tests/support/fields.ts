import { screen, waitFor } from '@testing-library/react';

/** The field with that label in the language that is shown. Far cheaper than by its role, for which all of the page is weighed. */
export const field = (label: string): Promise<HTMLElement> =>
  waitFor(() => {
    const [shown] = screen.getAllByLabelText(label).filter((each) => !each.closest('[hidden]'));
    if (!shown) throw new Error(`No field ${label} is shown`);
    return shown;
  });
