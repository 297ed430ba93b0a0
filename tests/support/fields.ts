import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** The field with that label in the language that is shown. Far cheaper than by its role, for which all of the page is weighed. */
export const field = (label: string): Promise<HTMLElement> =>
  waitFor(() => {
    const [shown] = screen.getAllByLabelText(label).filter((each) => !each.closest('[hidden]'));
    if (!shown) throw new Error(`No field ${label} is shown`);
    return shown;
  });

/** Puts a text into the field in place of what it holds. */
export const fill = async (user: UserEvent, label: string, text: string) => {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
};
