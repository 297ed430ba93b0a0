import type { SampleTerm } from './sampleTypes.ts';

export const securities: readonly SampleTerm[] = [
  {
    word: { ru: 'Ценная бумага', uz: 'Qimmatli qogʻoz', en: 'Security' },
    meaning: {
      ru: 'Документ или запись на счёте депо, удостоверяющие имущественные права владельца по отношению к эмитенту.',
      uz: 'Egasining emitentga nisbatan mulkiy huquqlarini tasdiqlovchi hujjat yoki depo hisobvaragʻidagi yozuv.',
      en: 'A document, or an entry in a securities account, that certifies the property rights of its holder towards the issuer.',
    },
  },
  {
    word: { ru: 'Акция', uz: 'Aksiya', en: 'Share' },
    meaning: {
      ru: 'Именная эмиссионная ценная бумага, закрепляющая право на часть прибыли общества в виде дивидендов, на участие в управлении и на часть имущества при ликвидации.',
      uz: 'Jamiyat foydasining bir qismini dividend sifatida olish, boshqaruvda ishtirok etish va tugatilganda mol-mulkning bir qismini olish huquqini belgilovchi egasining nomi yozilgan emissiyaviy qimmatli qogʻoz.',
      en: 'A registered equity security that gives a right to part of the profit as dividends, to take part in governance and to part of the property on liquidation.',
    },
  },
  {
    word: { ru: 'Привилегированная акция', uz: 'Imtiyozli aksiya', en: 'Preferred share' },
    meaning: {
      ru: 'Акция, по которой дивиденд выплачивается в первую очередь и в заранее определённом размере, а право голоса ограничено.',
      uz: 'Dividendi birinchi navbatda va oldindan belgilangan miqdorda toʻlanadigan, ovoz berish huquqi esa cheklangan aksiya.',
      en: 'A share whose dividend is paid first and in a fixed amount, while its voting right is limited.',
    },
  },
  {
    word: { ru: 'Облигация', uz: 'Obligatsiya', en: 'Bond' },
    meaning: {
      ru: 'Долговая ценная бумага, по которой эмитент обязуется вернуть номинальную стоимость в установленный срок и выплачивать процент.',
      uz: 'Emitent belgilangan muddatda nominal qiymatni qaytarish va foiz toʻlash majburiyatini oladigan qarz qimmatli qogʻozi.',
      en: 'A debt security whose issuer undertakes to repay the nominal value on a set date and to pay interest.',
    },
  },
  {
    word: { ru: 'Депозитный сертификат', uz: 'Depozit sertifikati', en: 'Certificate of deposit' },
    meaning: {
      ru: 'Ценная бумага, подтверждающая сумму вклада в банке и право вкладчика на её возврат с процентами.',
      uz: 'Bankdagi omonat summasini va omonatchining uni foizlari bilan qaytarib olish huquqini tasdiqlovchi qimmatli qogʻoz.',
      en: 'A security that confirms an amount placed with a bank and the right to get it back with interest.',
    },
  },
  {
    word: { ru: 'Вексель', uz: 'Veksel', en: 'Promissory note' },
    meaning: {
      ru: 'Безусловное письменное обязательство уплатить определённую сумму в указанный срок.',
      uz: 'Muayyan summani koʻrsatilgan muddatda toʻlash toʻgʻrisidagi soʻzsiz yozma majburiyat.',
      en: 'An unconditional written promise to pay a certain sum at a stated time.',
    },
  },
  {
    word: { ru: 'Опцион эмитента', uz: 'Emitent opsioni', en: 'Issuer’s option' },
    meaning: {
      ru: 'Право его владельца купить в установленный срок определённое количество акций эмитента по заранее согласованной цене.',
      uz: 'Egasiga belgilangan muddatda emitent aksiyalarining muayyan miqdorini oldindan kelishilgan narxda sotib olish huquqini beruvchi qimmatli qogʻoz.',
      en: 'The right of its holder to buy a number of the issuer’s shares within a set time at a price agreed beforehand.',
    },
  },
  {
    word: { ru: 'Инвестиционный пай', uz: 'Investitsiya payi', en: 'Fund unit' },
    meaning: {
      ru: 'Ценная бумага, удостоверяющая долю владельца в имуществе паевого инвестиционного фонда.',
      uz: 'Egasining pay investitsiya fondi mol-mulkidagi ulushini tasdiqlovchi qimmatli qogʻoz.',
      en: 'A security that certifies its holder’s share in the property of a unit investment fund.',
    },
  },
  {
    word: { ru: 'Номинальная стоимость', uz: 'Nominal qiymat', en: 'Nominal value' },
    meaning: {
      ru: 'Стоимость ценной бумаги, указанная в решении о её выпуске.',
      uz: 'Qimmatli qogʻozning uni chiqarish toʻgʻrisidagi qarorda koʻrsatilgan qiymati.',
      en: 'The value of a security stated in the decision on its issue.',
    },
  },
  {
    word: { ru: 'ISIN', uz: 'ISIN', en: 'ISIN' },
    meaning: {
      ru: 'Международный идентификационный код ценной бумаги из двенадцати знаков, который присваивается выпуску по стандарту ISO 6166.',
      uz: 'ISO 6166 standarti boʻyicha chiqarilishga beriladigan, oʻn ikki belgidan iborat qimmatli qogʻozning xalqaro identifikatsiya kodi.',
      en: 'The international securities identification number: twelve characters assigned to an issue under ISO 6166.',
    },
  },
];
