import type { SamplePublication } from '../samplePublication.ts';

/** Digests of what changed in laws and rules, and voices from the depository. */
export const ruleDigests: SamplePublication[] = [
  {
    posted: { month: 1, day: 20 },
    pdf: true,
    texts: {
      ru: `Что изменилось в правилах: начало года
        С 1 января действуют четыре новшества.
        1. Эмитент раскрывает структуру владения **ежеквартально**, а не раз в год.
        2. Договор счёта депо можно заключить по видеосвязи.
        3. Срок хранения поручений вырос до десяти лет.
        4. Уведомление о собрании считается доставленным, когда оно открыто в личном кабинете.
        Сравнение старых и новых норм — во вложении.`,
      uz: `Qoidalarda nima oʻzgardi: yil boshi
        1-yanvardan toʻrtta yangilik amal qiladi.
        1. Emitent egalik tuzilmasini yilda bir marta emas, **har chorakda** oshkor qiladi.
        2. Depo hisobvaragʻi shartnomasini video aloqa orqali tuzish mumkin.
        3. Topshiriqlarni saqlash muddati oʻn yilgacha uzaydi.
        4. Yigʻilish haqidagi xabarnoma shaxsiy kabinetda ochilganda yetkazilgan hisoblanadi.
        Eski va yangi normalar taqqoslamasi ilovada.`,
      en: `What changed in the rules: the new year
        Four innovations are in force since 1 January.
        1. Issuers disclose their ownership **every quarter** instead of once a year.
        2. An account agreement may be made by video call.
        3. Instructions are kept for ten years.
        4. Notice of a meeting counts as delivered once it is opened in the account area.
        Old and new rules are compared in the attachment.`,
    },
  },
  {
    posted: { month: 4, day: 18 },
    pdf: true,
    texts: {
      ru: `Что изменилось в правилах: весенний пакет
        Главное — единый срок расчётов T+1 для облигаций. Акции пока остаются на T+2.
        - посредники сверяют сделки до 19:00 дня заключения;
        - штраф за неисполнение — 0,1 % в день;
        - покупатель без денег исключается из вечерней сессии.
        Переходный период продлится **два месяца**, в это время штрафы не списываются.`,
      uz: `Qoidalarda nima oʻzgardi: bahorgi toʻplam
        Asosiysi — obligatsiyalar uchun yagona T+1 hisob-kitob muddati. Aksiyalar hozircha T+2 da qoladi.
        - vositachilar bitimlarni tuzilgan kuni soat 19:00 gacha solishtiradi;
        - bajarmaganlik uchun jarima — kuniga 0,1 foiz;
        - puli yoʻq xaridor kechki sessiyadan chiqariladi.
        Oʻtish davri **ikki oy** davom etadi, bu vaqtda jarimalar undirilmaydi.`,
      en: `What changed in the rules: the spring package
        Above all, bonds settle on T+1. Shares stay with T+2 for now.
        - intermediaries match trades by 19:00 of the trade day;
        - failing costs 0.1 per cent a day;
        - a buyer without cash is left out of the evening session.
        For **two months** no penalties are charged.`,
    },
  },
  {
    posted: { month: 7, day: 17 },
    texts: {
      ru: `Что изменилось в правилах: защита миноритариев
        Владельцы одной сотой акций получили право вносить вопросы в повестку и смотреть протоколы совета.
        > Закон не делает мелкого акционера хозяином, но возвращает ему право знать, — пишет в комментарии юридический отдел.
        Запрос подаётся через депозитарий: доля подтверждается автоматически, выписка **не нужна**.`,
      uz: `Qoidalarda nima oʻzgardi: minoritariylar himoyasi
        Aksiyalarning yuzdan biriga ega boʻlganlar kun tartibiga masala kiritish va kengash bayonnomalarini koʻrish huquqini oldi.
        > Qonun mayda aksiyadorni xoʻjayin qilmaydi, lekin unga bilish huquqini qaytaradi, — deb yozadi yuridik boʻlim izohida.
        Soʻrov depozitariy orqali beriladi: ulush avtomatik tasdiqlanadi, koʻchirma **kerak emas**.`,
      en: `What changed in the rules: minority owners
        Whoever owns one share in a hundred may now add items to the agenda and read the minutes of the board.
        > The law does not make a small owner the master, but gives back the right to know, our lawyers comment.
        Requests go through the depository: the holding is confirmed automatically, and **no** statement is needed.`,
    },
  },
  {
    posted: { month: 10, day: 16 },
    pdf: true,
    texts: {
      ru: `Что изменилось в правилах: осенняя корректировка
        Пересмотрены требования к посредникам.
        | Требование | Было | Стало |
        | Собственный капитал | 500 млн сум | 900 млн сум |
        | Обособление клиентских бумаг | рекомендовано | **обязательно** |
        | Проверка систем | раз в два года | ежегодно |
        Для клиентов важна вторая строка: при банкротстве брокера ваши бумаги в его имущество не входят.`,
      uz: `Qoidalarda nima oʻzgardi: kuzgi tuzatish
        Vositachilarga qoʻyiladigan talablar qayta koʻrildi.
        | Talab | Oldin | Endi |
        | Oʻz kapitali | 500 mln soʻm | 900 mln soʻm |
        | Mijoz qogʻozlarini ajratish | tavsiya etilgan | **majburiy** |
        | Tizimlar tekshiruvi | ikki yilda bir | har yili |
        Mijozlarga ikkinchi qator muhim: broker bankrot boʻlsa, qogʻozlaringiz uning mulkiga kirmaydi.`,
      en: `What changed in the rules: autumn corrections
        Requirements for intermediaries were revised.
        | Requirement | Before | Now |
        | Own capital | UZS 500 million | UZS 900 million |
        | Segregation of clients' securities | advised | **mandatory** |
        | Audit of systems | every second year | yearly |
        The second line matters to clients: if a broker fails, your securities are no part of its estate.`,
    },
  },
  {
    posted: { daysAgo: 82 },
    withoutCover: true,
    texts: {
      ru: `Цифра выпуска: 99,98 %
        Столько времени за год учётная система была доступна. Оставшиеся сто пять минут — плановые обновления по воскресеньям.
        Для сравнения: два года назад простой составил одиннадцать часов, из них шесть пришлись на один сбой питания.
        Разницу сделали второй центр обработки данных и **отказ** от ночного пакетного расчёта.`,
      uz: `Son raqami: 99,98 %
        Yil davomida hisob tizimi shuncha vaqt ishlab turdi. Qolgan bir yuz besh daqiqa — yakshanba kunlaridagi rejali yangilanishlar.
        Taqqoslash uchun: ikki yil oldin toʻxtash oʻn bir soat boʻlgan, shundan olti soati bitta elektr uzilishiga toʻgʻri kelgan.
        Farqni ikkinchi maʼlumotlar markazi va tungi toʻplamli hisob-kitobdan **voz kechish** berdi.`,
      en: `The figure of this issue: 99.98 %
        So much of the year our record system was available. The other hundred and five minutes were planned updates on Sundays.
        Two years ago it stood still for eleven hours, six of them after one power failure.
        A second data centre made the difference, and **abandoning** the nightly batch.`,
    },
  },
  {
    posted: { daysAgo: 2 },
    pending: true,
    texts: {
      ru: `Цифра выпуска: 214 тысяч бюллетеней
        Столько бюллетеней разослано за сезон собраний. Если сложить бумажные в стопку, получится башня в одиннадцать метров.
        Каждый электронный экономит эмитенту около **девяти тысяч** сум на печати и доставке.
        Самое раннее голосование в этом году поступило через сорок секунд после рассылки.`,
      uz: `Son raqami: 214 ming byulleten
        Yigʻilishlar mavsumida shuncha byulleten tarqatildi. Qogʻozlarini ustma-ust qoʻysak, oʻn bir metrlik minora hosil boʻladi.
        Har bir elektron byulleten emitentga chop etish va yetkazishda taxminan **toʻqqiz ming** soʻm tejaydi.
        Bu yilgi eng erta ovoz tarqatilgandan qirq soniya keyin keldi.`,
      en: `The figure of this issue: 214 thousand ballots
        That many were sent in the season of meetings. The paper ones would make a tower of eleven metres.
        Each electronic one saves the issuer about UZS **nine thousand** in print and post.
        The earliest vote of the year came forty seconds after the ballot.`,
    },
  },
  {
    posted: { daysAgo: 9 },
    pending: true,
    texts: {
      ru: `Вопрос редакции: зачем депозитарию своя гостиница данных
        Отвечает руководитель отдела инфраструктуры.
        > Мы не храним чужие секреты в чужом доме. Учёт прав собственности должен пережить любую аварию, даже вместе со зданием.
        Второй центр находится в двухстах километрах от первого и получает каждую запись **одновременно** с ним.`,
      uz: `Tahririyat savoli: depozitariyga oʻz maʼlumotlar markazi nega kerak
        Infratuzilma boʻlimi rahbari javob beradi.
        > Birovning sirini birovning uyida saqlamaymiz. Mulk huquqi hisobi har qanday avariyadan, hatto bino bilan birga ham omon chiqishi kerak.
        Ikkinchi markaz birinchisidan ikki yuz kilometr narida boʻlib, har bir yozuvni u bilan **bir vaqtda** oladi.`,
      en: `A question to the depository: why a data centre of our own?
        The head of infrastructure answers.
        > We do not keep other people's secrets in another's house. Records of ownership have to outlive any accident, the building included.
        The second centre is two hundred kilometres away and receives each entry **together** with the first.`,
    },
  },
  {
    posted: { daysAgo: 17 },
    pending: true,
    texts: {
      ru: `Словарь выпуска: пять терминов из новостей
        - **бенефициар** — тот, кто на деле получает доход;
        - **клиринг** — подсчёт взаимных обязательств;
        - **неттинг** — их взаимный зачёт;
        - **сегрегация** — раздельный учёт бумаг клиентов;
        - **фрифлоат** — доля акций в свободном обращении.
        Полный глоссарий открыт в разделе «Инвестору».`,
      uz: `Son lugʻati: yangiliklardan besh atama
        - **benefitsiar** — daromadni amalda oladigan shaxs;
        - **kliring** — oʻzaro majburiyatlarni hisoblash;
        - **netting** — ularni oʻzaro hisobga olish;
        - **segregatsiya** — mijozlar qogʻozlarini alohida hisobga olish;
        - **frifloat** — erkin muomaladagi aksiyalar ulushi.
        Toʻliq lugʻat «Investorga» boʻlimida ochiq.`,
      en: `Words of this issue: five terms from the news
        - a **beneficiary** is who receives the income in fact;
        - **clearing** reckons mutual obligations;
        - **netting** sets them off;
        - **segregation** keeps clients' securities apart;
        - the **free float** is the part of shares that can be bought.
        The whole glossary is found under “For investors”.`,
    },
  },
];
