import { afterEach, expect, it } from 'vitest';
import { Editing } from '../../../src/components/form/formState.ts';
import { DepositoryError } from '../../../src/dataProvider/http.ts';
import { session } from '../../../src/session.ts';

afterEach(() => session.clear());

it.each([
  [503, true],
  [507, false],
  [400, false],
])(
  'a save that our depository answered with %i may be stored when another tab takes its key: %s',
  (status, isStored) => {
    session.open({ token: 't', name: 'А', role: 'admin', features: ['idempotency'] });
    const editing = new Editing();
    editing.begin();
    editing.enter('saving');
    editing.failed(new DepositoryError('База данных недоступна.', status));
    editing.giveKeyAway();
    expect(editing.isKeyGivenAway).toBe(isStored);
  },
);
