import type { Due } from '../http/context.ts';

export const DUE_MESSAGES: Record<Due, string> = {
  password: 'Сначала смените одноразовый пароль: до этого ничего другого сделать нельзя.',
  secondFactor: 'Сначала настройте второй фактор входа: до этого ничего другого сделать нельзя.',
};

interface Standing {
  mustChangePassword: boolean;
  mustEnrol: boolean;
}

/** What has to be done first: the password, then the second factor, or nothing. */
export function dueOf({ mustChangePassword, mustEnrol }: Standing): Due | null {
  if (mustChangePassword) return 'password';
  return mustEnrol ? 'secondFactor' : null;
}
