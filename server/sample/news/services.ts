import type { SamplePublication } from '../samplePublication.ts';

/** What the depository offers to issuers, depositors and intermediaries. */
export const serviceNews: SamplePublication[] = [
  {
    posted: { daysAgo: 6 },
    pdf: true,
    texts: {
      ru: `Личный кабинет депонента обновлён: выписки, доверенности и дивиденды в одном окне
        Новая версия личного кабинета доступна всем владельцам счетов депо. Войти можно с прежним паролем или через единую систему идентификации.
        ## Что изменилось
        - выписка по счёту депо формируется за **две минуты** и подписывается электронной печатью;
        - история дивидендов и купонов видна за пять лет;
        - доверенность представителю выдаётся без визита в офис;
        - о каждом движении по счёту приходит уведомление.
        Прежний кабинет будет работать ещё три месяца, после чего обращения из него перенаправят на новый адрес. Инструкция приложена к этой новости.`,
      uz: `Deponentning shaxsiy kabineti yangilandi: koʻchirmalar, ishonchnomalar va dividendlar bitta oynada
        Shaxsiy kabinetning yangi talqini barcha depo hisobvaraq egalari uchun ochiq. Unga avvalgi parol yoki yagona identifikatsiya tizimi orqali kirish mumkin.
        ## Nimalar oʻzgardi
        - depo hisobvaragʻi boʻyicha koʻchirma **ikki daqiqada** tayyorlanadi va elektron muhr bilan tasdiqlanadi;
        - dividend va kuponlar tarixi besh yil uchun koʻrinadi;
        - vakilga ishonchnoma ofisga kelmasdan beriladi;
        - hisobvaraqdagi har bir harakat haqida xabarnoma keladi.
        Avvalgi kabinet yana uch oy ishlaydi, shundan soʻng undan kelgan murojaatlar yangi manzilga yoʻnaltiriladi. Yoʻriqnoma ushbu yangilikka ilova qilingan.`,
      en: `The depositor's account area is new: statements, powers of attorney and dividends in one window
        The new version is open to every holder of a securities account. Sign in with the password you have or through the single identification system.
        ## What has changed
        - a statement is drawn up within **two minutes** and carries an electronic seal;
        - dividends and coupons are shown for five years back;
        - a power of attorney is granted without a visit to the office;
        - every movement on the account is notified.
        The former area stays open for three more months; after that its visitors are led to the new address. The manual is attached to this item.`,
    },
  },
  {
    posted: { daysAgo: 31 },
    texts: ({ day }) => ({
      ru: `Изменения в тарифах на депозитарные услуги
        С ${day(30).ru} вступает в силу новая редакция тарифов. Хранение ценных бумаг физических лиц остаётся бесплатным, стоимость ряда операций снижена.
        | Операция | Прежний тариф, сум | Новый тариф, сум |
        | Открытие счёта депо юридическому лицу | 150 000 | 120 000 |
        | Зачисление ценных бумаг по сделке | 18 000 | 15 000 |
        | Блокировка под залог | 95 000 | 80 000 |
        | Выписка на бумажном носителе | 25 000 | 25 000 |
        Новый порядок согласован с уполномоченным органом. **Операции, принятые к исполнению до вступления тарифов в силу, оплачиваются по прежним ставкам.**`,
      uz: `Depozitar xizmatlar tariflariga oʻzgartirishlar kiritildi
        ${day(30).uz}dan tariflarning yangi tahriri kuchga kiradi. Jismoniy shaxslarning qimmatli qogʻozlarini saqlash avvalgidek bepul, bir qator operatsiyalar narxi pasaytirildi.
        | Operatsiya | Avvalgi tarif, soʻm | Yangi tarif, soʻm |
        | Yuridik shaxsga depo hisobvaragʻi ochish | 150 000 | 120 000 |
        | Bitim boʻyicha qimmatli qogʻozlarni kirim qilish | 18 000 | 15 000 |
        | Garov uchun blokirovka | 95 000 | 80 000 |
        | Qogʻozdagi koʻchirma | 25 000 | 25 000 |
        Yangi tartib vakolatli organ bilan kelishilgan. **Tariflar kuchga kirgunga qadar ijroga qabul qilingan operatsiyalar avvalgi stavkalar boʻyicha toʻlanadi.**`,
      en: `Fees for depository services change
        From ${day(30).en} a new schedule of fees applies. Safekeeping for individuals remains free of charge, and several operations become cheaper.
        | Operation | Fee until now, UZS | New fee, UZS |
        | Opening an account for a legal entity | 150,000 | 120,000 |
        | Crediting securities after a trade | 18,000 | 15,000 |
        | Blocking under a pledge | 95,000 | 80,000 |
        | Statement on paper | 25,000 | 25,000 |
        The schedule has been agreed with the regulator. **Operations accepted before it takes effect are charged at the former rates.**`,
    }),
  },
  {
    posted: { daysAgo: 74 },
    texts: {
      ru: `Нерезидентам стало проще открыть счёт депо
        Иностранный инвестор теперь может открыть счёт депо дистанционно, через инвестиционного посредника своей страны. Апостиль на копию паспорта больше не требуется, если личность подтверждена посредником.
        ## Какие документы нужны
        1. Анкета клиента на русском или английском языке.
        2. Подтверждение налогового резидентства за текущий год.
        3. Договор с посредником, имеющим корреспондентские отношения с депозитарием.
        Счёт открывается в течение **одного рабочего дня** после получения полного комплекта. За первые две недели новым порядком воспользовались 46 инвесторов из девяти стран.`,
      uz: `Norezidentlar uchun depo hisobvaragʻi ochish osonlashdi
        Endilikda xorijiy investor depo hisobvaragʻini oʻz mamlakatidagi investitsiya vositachisi orqali masofadan ochishi mumkin. Agar shaxs vositachi tomonidan tasdiqlangan boʻlsa, pasport nusxasiga apostil talab etilmaydi.
        ## Qanday hujjatlar kerak
        1. Rus yoki ingliz tilidagi mijoz anketasi.
        2. Joriy yil uchun soliq rezidentligi tasdigʻi.
        3. Depozitariy bilan korrespondentlik aloqalariga ega vositachi bilan shartnoma.
        Toʻliq hujjatlar toʻplami olingach, hisobvaraq **bir ish kuni** ichida ochiladi. Dastlabki ikki haftada yangi tartibdan toʻqqizta mamlakatning 46 nafar investori foydalandi.`,
      en: `Opening a securities account becomes easier for non-residents
        A foreign investor may now open an account remotely, through an intermediary of the home country. An apostille on the copy of the passport is no longer needed when the intermediary has confirmed the identity.
        ## Documents required
        1. The client's questionnaire in Russian or English.
        2. Proof of tax residence for the current year.
        3. A contract with an intermediary that has correspondent relations with the depository.
        The account is opened within **one working day** of a complete set. In the first two weeks 46 investors from nine countries made use of the new procedure.`,
    },
  },
  {
    posted: { daysAgo: 118 },
    texts: {
      ru: `Электронное голосование: первое собрание акционеров прошло без бумажных бюллетеней
        Общее собрание акционеров АО «Зарафшан Цемент» впервые в стране проведено полностью в электронной форме. В голосовании участвовали 1 284 владельца акций из всех областей, кворум составил 78,4 %.
        Бюллетень открывался в личном кабинете депонента после подтверждения личности, итоги были подсчитаны через девять минут после закрытия голосования.
        > Раньше на подсчёт уходило два дня, а из отдалённых районов голосовали единицы. Теперь расстояние не имеет значения, — отметил председатель счётной комиссии.
        Услуга доступна всем эмитентам, реестры которых ведёт депозитарий. Заявку нужно подать не позднее чем за 21 день до собрания.`,
      uz: `Elektron ovoz berish: aksiyadorlarning ilk yigʻilishi qogʻoz byulletenlarsiz oʻtdi
        «Zarafshon Sement» AJ aksiyadorlarining umumiy yigʻilishi mamlakatda birinchi marta toʻliq elektron shaklda oʻtkazildi. Ovoz berishda barcha viloyatlardan 1 284 nafar aksiyador ishtirok etdi, kvorum 78,4 foizni tashkil qildi.
        Byulleten shaxs tasdiqlangach deponentning shaxsiy kabinetida ochildi, natijalar ovoz berish yopilganidan toʻqqiz daqiqa oʻtib hisoblab chiqildi.
        > Ilgari hisob-kitobga ikki kun ketardi, olis tumanlardan esa sanoqli kishilar ovoz berardi. Endi masofaning ahamiyati yoʻq, — dedi sanoq komissiyasi raisi.
        Xizmat reyestri depozitariyda yuritiladigan barcha emitentlar uchun ochiq. Buyurtma yigʻilishdan kamida 21 kun oldin berilishi kerak.`,
      en: `Electronic voting: the first shareholders' meeting without paper ballots
        The general meeting of Zarafshan Cement JSC was the first in the country to be held entirely in electronic form. 1,284 shareholders from every region took part, and the quorum reached 78.4 per cent.
        The ballot opened in the depositor's account area once identity had been confirmed; the result was known nine minutes after voting closed.
        > Counting used to take two days, and hardly anybody voted from the remote districts. Distance no longer matters, said the chairman of the counting commission.
        The service is open to every issuer whose register the depository keeps. Apply at least 21 days before the meeting.`,
    },
  },
  {
    posted: { daysAgo: 163 },
    pdf: true,
    texts: {
      ru: `Открыт программный интерфейс для инвестиционных посредников
        Брокеры и номинальные держатели могут передавать поручения в депозитарий напрямую из своих систем. Интерфейс принимает сообщения стандарта ISO 20022 и отвечает в среднем за 0,3 секунды.
        ## Как подключиться
        1. Подписать дополнение к депозитарному договору.
        2. Получить сертификат для испытательной среды.
        3. Пройти двенадцать контрольных сценариев.
        Описание сообщений приложено, вопросы принимает [служба интеграции](mailto:api@depository.uz). Обмен файлами сохранится как запасной способ.`,
      uz: `Investitsiya vositachilari uchun dasturiy interfeys ochildi
        Brokerlar va nominal saqlovchilar topshiriqlarni oʻz tizimlaridan toʻgʻridan-toʻgʻri depozitariyga yuborishlari mumkin. Interfeys ISO 20022 standarti xabarlarini qabul qiladi va oʻrtacha 0,3 soniyada javob beradi.
        ## Qanday ulanish mumkin
        1. Depozitar shartnomaga qoʻshimcha bitimni imzolash.
        2. Sinov muhiti uchun sertifikat olish.
        3. Oʻn ikkita nazorat ssenariysidan oʻtish.
        Xabarlar tavsifi ilova qilingan, savollarni [integratsiya xizmati](mailto:api@depository.uz) qabul qiladi. Fayllar almashinuvi zaxira usul sifatida saqlanib qoladi.`,
      en: `A programming interface opens for intermediaries
        Brokers and nominee holders can send instructions to the depository straight from their own systems. The interface takes ISO 20022 messages and answers in 0.3 seconds on average.
        ## How to connect
        1. Sign the supplement to the depository agreement.
        2. Obtain a certificate for the test environment.
        3. Pass twelve control scenarios.
        The messages are described in the attachment; questions go to the [integration desk](mailto:api@depository.uz). Exchange of files remains as a fallback.`,
    },
  },
  {
    posted: { daysAgo: 205 },
    texts: {
      ru: `В Намангане открылся пункт обслуживания депонентов
        Новый пункт работает в здании областного центра государственных услуг, второй этаж. Здесь можно открыть счёт депо, получить выписку, оформить наследование акций и задать вопрос о дивидендах.
        **Часы приёма:** с понедельника по пятницу с 9:00 до 18:00, в субботу с 9:00 до 13:00.
        Это шестой пункт за пределами столицы. До конца года такие же появятся в Термезе и Нукусе.`,
      uz: `Namanganda deponentlarga xizmat koʻrsatish shoxobchasi ochildi
        Yangi shoxobcha viloyat davlat xizmatlari markazi binosining ikkinchi qavatida ishlaydi. Bu yerda depo hisobvaragʻi ochish, koʻchirma olish, aksiyalarni meros qilib rasmiylashtirish va dividendlar haqida savol berish mumkin.
        **Qabul soatlari:** dushanbadan jumagacha 9:00 dan 18:00 gacha, shanba kuni 9:00 dan 13:00 gacha.
        Bu poytaxtdan tashqaridagi oltinchi shoxobchadir. Yil oxirigacha Termiz va Nukusda ham shunday shoxobchalar ochiladi.`,
      en: `A service point opens in Namangan
        It works on the second floor of the regional centre of public services. Visitors can open an account, obtain a statement, arrange the inheritance of shares and ask about dividends.
        **Hours:** Monday to Friday from 9:00 to 18:00, Saturday from 9:00 to 13:00.
        This is the sixth point outside the capital. Termez and Nukus will follow before the end of the year.`,
    },
  },
  {
    posted: { daysAgo: 268 },
    texts: {
      ru: `Код LEI теперь можно продлить за один день
        Юридические лица, участвующие в международных расчётах, получают код LEI в депозитарии с прошлого года. Теперь продление проходит без повторной подачи учредительных документов: сведения сверяются с государственным реестром автоматически.
        - срок продления: **один рабочий день** вместо пяти;
        - стоимость: одна базовая расчётная величина;
        - напоминание приходит за 45 и за 10 дней до окончания срока.
        На сегодня действующий код имеют 317 организаций страны.`,
      uz: `LEI kodini endi bir kunda uzaytirish mumkin
        Xalqaro hisob-kitoblarda ishtirok etuvchi yuridik shaxslar oʻtgan yildan beri LEI kodini depozitariyda oladi. Endi uzaytirish taʼsis hujjatlarini qayta topshirmasdan amalga oshiriladi: maʼlumotlar davlat reyestri bilan avtomatik solishtiriladi.
        - uzaytirish muddati: besh kun oʻrniga **bir ish kuni**;
        - narxi: bazaviy hisoblash miqdorining bir baravari;
        - eslatma muddat tugashiga 45 va 10 kun qolganda yuboriladi.
        Bugungi kunda mamlakatning 317 ta tashkiloti amaldagi kodga ega.`,
      en: `An LEI is now renewed within a day
        Legal entities that take part in international settlements have been receiving their LEI from the depository since last year. Renewal no longer asks for the founding documents again: the details are compared with the state register automatically.
        - time: **one working day** instead of five;
        - price: one base calculation unit;
        - reminders come 45 and 10 days before expiry.
        317 organisations in the country hold a valid code today.`,
    },
  },
  {
    posted: { daysAgo: 2 },
    pending: true,
    pdf: true,
    texts: {
      ru: `Наследование акций: заявление можно подать через нотариуса
        Наследникам больше не нужно обращаться в депозитарий лично. Нотариус, ведущий дело, направляет свидетельство по защищённому каналу, и акции зачисляются на счёт наследника в течение трёх рабочих дней.
        Если у наследника ещё нет счёта депо, он открывается одновременно с зачислением и **бесплатно**. Образец заявления приложен.`,
      uz: `Aksiyalarni meros qilib olish: arizani notarius orqali berish mumkin
        Merosxoʻrlar endi depozitariyga shaxsan murojaat qilishlari shart emas. Ishni yurituvchi notarius guvohnomani himoyalangan kanal orqali yuboradi va aksiyalar uch ish kuni ichida merosxoʻrning hisobvaragʻiga oʻtkaziladi.
        Agar merosxoʻrning depo hisobvaragʻi boʻlmasa, u aksiyalarni kirim qilish bilan bir vaqtda **bepul** ochiladi. Ariza namunasi ilova qilingan.`,
      en: `Inheriting shares: apply through the notary
        Heirs no longer need to come to the depository. The notary in charge sends the certificate over a protected channel, and the shares are credited within three working days.
        Should the heir have no account yet, one is opened at the same time and **free of charge**. A specimen application is attached.`,
    },
  },
  {
    posted: { daysAgo: 9 },
    pending: true,
    texts: {
      ru: `Уведомления о корпоративных действиях приходят в мессенджер
        Депоненты могут подключить уведомления о собраниях, дивидендах и выкупе акций. Сообщение содержит только название эмитента и дату: суммы и число бумаг видны после входа в личный кабинет.
        Чтобы подключить уведомления, откройте раздел «Настройки» личного кабинета и подтвердите номер телефона. Отключить их можно в любой момент там же.`,
      uz: `Korporativ harakatlar haqidagi xabarnomalar messenjerga keladi
        Deponentlar yigʻilishlar, dividendlar va aksiyalarni sotib olish haqidagi xabarnomalarni ulashlari mumkin. Xabarda faqat emitent nomi va sana boʻladi: summalar va qogʻozlar soni shaxsiy kabinetga kirgandan soʻng koʻrinadi.
        Xabarnomalarni ulash uchun shaxsiy kabinetning «Sozlamalar» boʻlimini oching va telefon raqamini tasdiqlang. Ularni istalgan vaqtda shu yerda oʻchirish mumkin.`,
      en: `Corporate actions are announced in the messenger
        Depositors can subscribe to notices of meetings, dividends and buy-backs. A message names only the issuer and the date: amounts and holdings are shown after signing in.
        Open the settings of your account area and confirm your telephone number to subscribe. The notices can be switched off there at any time.`,
    },
  },
];
