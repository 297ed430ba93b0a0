import { fireEvent, screen } from '@testing-library/react';

/** Saves a record that has no title, and says that this is meant. */
export const saveNameless = async (): Promise<void> => {
  fireEvent.click(screen.getByText('Опубликовать', { selector: 'button' }));
  fireEvent.click(await screen.findByText('Сохранить всё равно'));
};
