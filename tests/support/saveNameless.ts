import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Saves a record that has no title, and says that this is meant. */
export const saveNameless = async (): Promise<void> => {
  fireEvent.click(screen.getByText('Опубликовать', { selector: 'button' }));
  fireEvent.click(await screen.findByText('Сохранить всё равно'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
};
