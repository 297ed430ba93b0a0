const rules = new Intl.PluralRules('ru');

/** A number with the right form of a Russian noun: 1 заявка, 3 заявки, 5 заявок. */
export function counted(count: number, [one, few, many]: readonly [string, string, string]) {
  const form = rules.select(count);
  return `${count} ${form === 'one' ? one : form === 'few' ? few : many}`;
}
