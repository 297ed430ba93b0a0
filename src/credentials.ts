/** Part 1, §5 and §9: at least 9 characters, and an «@» in the login. */
const MIN_LENGTH = 9;

export const isLoginValid = (login: string): boolean => login.length >= MIN_LENGTH && login.includes('@');
export const isPasswordValid = (password: string): boolean => password.length >= MIN_LENGTH;
