/** People who do not exist. Everything about the same number is always the same. */
export interface SamplePerson {
  /** Surname, given name, patronymic. */
  fullName: string;
  /** Surname and initials, for file names. */
  shortName: string;
  email: string;
  /** Fourteen digits in the shape of a PINFL: sex and century, day of birth, district, number, check digit. */
  pinfl: string;
}

interface Name {
  ru: string;
  latin: string;
}

const namesOf = (pairs: string): Name[] =>
  pairs.split(' ').map((pair) => {
    const [ru = '', latin = ''] = pair.split('/');
    return { ru, latin };
  });

const surnames = namesOf(
  'Абдуллаев/abdullayev Каримов/karimov Рахимов/rahimov Юсупов/yusupov Ташматов/toshmatov Исмаилов/ismoilov ' +
    'Холматов/xolmatov Назаров/nazarov Эргашев/ergashev Мирзаев/mirzayev Турсунов/tursunov Саидов/saidov ' +
    'Бекмуродов/bekmurodov Хамидов/hamidov Усманов/usmonov Джураев/jorayev Алимов/alimov Норматов/normatov ' +
    'Шарипов/sharipov Ахмедов/ahmedov',
);
const women = namesOf(
  'Дилноза/dilnoza Нигора/nigora Малика/malika Севара/sevara Гулнора/gulnora Мадина/madina Шахноза/shahnoza ' +
    'Зарина/zarina Камола/kamola Феруза/feruza',
);
const men = namesOf(
  'Алишер/alisher Бобур/bobur Жасур/jasur Шерзод/sherzod Отабек/otabek Сардор/sardor Улугбек/ulugbek ' +
    'Фаррух/farrux Азиз/aziz Тимур/timur',
);
const fathers = ['Рустам', 'Бахтиёр', 'Анвар', 'Шухрат', 'Икром', 'Равшан', 'Хасан', 'Мурод', 'Баходир'];
const mailHosts = ['mail.example.uz', 'post.example.uz', 'inbox.example.uz'];

const pick = <T>(list: readonly T[], index: number): T => {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('The list is empty.');
  return found;
};
const padded = (value: number, length: number) => String(value).padStart(length, '0');

/** The last digit: the others weighted 7, 3, 1. */
const checkDigit = (digits: string) =>
  [...digits].reduce((sum, digit, i) => sum + Number(digit) * pick([7, 3, 1], i), 0) % 10;

function pinflOf(index: number, isWoman: boolean) {
  const year = 75 + ((index * 7) % 30);
  const century = year < 100 ? (isWoman ? 4 : 3) : isWoman ? 6 : 5;
  const birth = `${padded(1 + ((index * 11) % 28), 2)}${padded(1 + ((index * 5) % 12), 2)}${padded(year % 100, 2)}`;
  const digits = `${century}${birth}${padded(101 + ((index * 37) % 800), 3)}${padded(17 + index, 3)}`;
  return `${digits}${checkDigit(digits)}`;
}

export function samplePerson(index: number): SamplePerson {
  const isWoman = index % 5 < 2;
  const surname = pick(surnames, index * 3 + Math.floor(index / 20));
  const name = pick(isWoman ? women : men, index + Math.floor(index / 10));
  const father = pick(fathers, index * 2 + 1);
  const patronymic = father + (isWoman ? 'овна' : 'ович');
  return {
    fullName: `${surname.ru}${isWoman ? 'а' : ''} ${name.ru} ${patronymic}`,
    shortName: `${surname.ru}${isWoman ? 'а' : ''} ${name.ru[0]}. ${patronymic[0]}.`,
    email: `${name.latin}.${surname.latin}${isWoman ? 'a' : ''}@${pick(mailHosts, index)}`,
    pinfl: pinflOf(index, isWoman),
  };
}
