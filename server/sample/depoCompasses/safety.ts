import type { SamplePublication } from '../samplePublication.ts';

/** Guides to keeping an account safe, and to what it costs. */
export const safetyGuides: SamplePublication[] = [
  {
    posted: { daysAgo: 7 },
    texts: {
      ru: `Пять признаков мошенника
        1. Звонит сам и называет себя сотрудником депозитария.
        2. Торопит: «счёт заблокируют через час».
        3. Просит код из SMS или доступ к экрану.
        4. Обещает доход без риска.
        5. Предлагает перевести бумаги на «безопасный счёт».
        Положите трубку и перезвоните по номеру с нашего сайта. Сотрудники **никогда** не спрашивают коды.`,
      uz: `Firibgarning besh belgisi
        1. Oʻzi qoʻngʻiroq qiladi va depozitariy xodimiman deydi.
        2. Shoshiltiradi: «hisobvaraq bir soatda bloklanadi».
        3. SMS kodini yoki ekranga kirishni soʻraydi.
        4. Xavfsiz daromad vaʼda qiladi.
        5. Qogʻozlarni «xavfsiz hisobvaraq»ga oʻtkazishni taklif qiladi.
        Goʻshakni qoʻying va saytimizdagi raqamga qoʻngʻiroq qiling. Xodimlar kodlarni **hech qachon** soʻramaydi.`,
      en: `Five signs of a swindler
        1. He calls you and says he is from the depository.
        2. He hurries you: “the account will be blocked within the hour”.
        3. He asks for a code from a message, or to see your screen.
        4. He promises gain without risk.
        5. He wants your shares on a “safe account”.
        Hang up and call the number on our site. Our staff **never** ask for codes.`,
    },
  },
  {
    posted: { daysAgo: 36 },
    texts: {
      ru: `Как защитить личный кабинет
        Пароль из девяти знаков подбирают за дни, фразу из четырёх слов — за века.
        - включите вход с подтверждением;
        - не входите с чужих устройств;
        - проверяйте журнал входов раз в месяц;
        - назначьте доверенный телефон.
        Увидели незнакомый вход — нажмите «Завершить все сеансы» и смените пароль.`,
      uz: `Shaxsiy kabinetni qanday himoya qilish kerak
        Toʻqqiz belgili parol kunlarda, toʻrt soʻzli ibora esa asrlarda topiladi.
        - tasdiqlash bilan kirishni yoqing;
        - begona qurilmalardan kirmang;
        - kirishlar jurnalini oyda bir marta tekshiring;
        - ishonchli telefonni belgilang.
        Notanish kirishni koʻrsangiz, «Barcha seanslarni tugatish»ni bosing va parolni oʻzgartiring.`,
      en: `How to protect your account area
        A password of nine characters falls within days, a phrase of four words within centuries.
        - switch on two-step sign-in;
        - do not sign in on other people's devices;
        - read the log of sign-ins once a month;
        - name a trusted telephone.
        If you see a sign-in you do not know, end all sessions and change the password.`,
    },
  },
  {
    posted: { daysAgo: 70 },
    withoutCover: true,
    texts: {
      ru: `Потерян доступ: как войти снова
        Сначала попробуйте восстановление по ID-карте: нужны камера и две минуты.
        Если карта недоступна, приходите в любой пункт обслуживания с документом. За вас это не сделает **никто**, даже по доверенности: так защищены ваши бумаги.
        Пока доступ закрыт, дивиденды и голоса не пропадают.`,
      uz: `Kirish imkoni yoʻqoldi: qayta qanday kirish mumkin
        Avval ID-karta orqali tiklashni sinab koʻring: kamera va ikki daqiqa kerak.
        Karta boʻlmasa, hujjat bilan istalgan shoxobchaga keling. Buni siz uchun **hech kim**, hatto ishonchnoma bilan ham qilolmaydi: qogʻozlaringiz shunday himoyalangan.
        Kirish yopiq turganda dividend va ovozlar yoʻqolmaydi.`,
      en: `Locked out: how to get in again
        Try recovery with your ID card first: it takes a camera and two minutes.
        Without the card, come to any service point with a document. **Nobody** can do this for you, not even with a power of attorney: that is how your securities are protected.
        Dividends and votes are not lost meanwhile.`,
    },
  },
  {
    posted: { daysAgo: 112 },
    texts: {
      ru: `Электронная подпись: где взять и как подключить
        Подпись выдаёт центр регистрации за двадцать минут, срок — два года.
        1. Получите ключ на носителе или в телефоне.
        2. Откройте «Настройки», затем «Подпись».
        3. Подпишите проверочный документ.
        За тридцать дней до конца срока придёт напоминание. Подпись с истёкшим сроком **не принимается** ни на минуту позже.`,
      uz: `Elektron imzo: qayerdan olish va qanday ulash mumkin
        Imzoni roʻyxatga olish markazi yigirma daqiqada beradi, muddati — ikki yil.
        1. Kalitni tashuvchida yoki telefonda oling.
        2. «Sozlamalar», soʻngra «Imzo» boʻlimini oching.
        3. Tekshiruv hujjatini imzolang.
        Muddat tugashiga oʻttiz kun qolganda eslatma keladi. Muddati oʻtgan imzo bir daqiqadan keyin ham **qabul qilinmaydi**.`,
      en: `An electronic signature: where to get it and how to use it
        A registration centre issues it in twenty minutes for two years.
        1. Receive the key on a token or in your telephone.
        2. Open “Settings”, then “Signature”.
        3. Sign the test document.
        A reminder comes thirty days before it expires. After that it is **not accepted**, not for a minute.`,
    },
  },
  {
    posted: { daysAgo: 176 },
    pdf: true,
    texts: {
      ru: `Сколько стоит хранение: тарифы на примерах
        Первые пять лет частный инвестор платит только за перемещения бумаг.
        | Услуга | Тариф |
        | Хранение до 100 млн сум | бесплатно |
        | Перевод между своими счетами | бесплатно |
        | Перевод другому лицу | 0,05 %, не менее 5 000 сум |
        | Выписка с печатью | 12 000 сум |
        Портфель в 40 млн сум с тремя переводами обойдётся за год примерно в 60 000 сум.`,
      uz: `Saqlash qancha turadi: misollarda tariflar
        Birinchi besh yil xususiy investor faqat qogʻozlarni koʻchirganlik uchun toʻlaydi.
        | Xizmat | Tarif |
        | 100 mln soʻmgacha saqlash | bepul |
        | Oʻz hisobvaraqlari orasida oʻtkazish | bepul |
        | Boshqa shaxsga oʻtkazish | 0,05 foiz, kamida 5 000 soʻm |
        | Muhrli koʻchirma | 12 000 soʻm |
        40 mln soʻmlik portfel uchta oʻtkazma bilan yiliga taxminan 60 000 soʻmga tushadi.`,
      en: `What safekeeping costs, by example
        For the first five years a private investor pays only for moving securities.
        | Service | Price |
        | Safekeeping up to UZS 100 million | free |
        | Between accounts of your own | free |
        | To somebody else | 0.05 per cent, at least UZS 5,000 |
        | Stamped statement | UZS 12,000 |
        A portfolio of 40 million with three transfers comes to about UZS 60,000 a year.`,
    },
  },
  {
    posted: { daysAgo: 219 },
    texts: {
      ru: `Бумаги заблокированы: кто и на каком основании
        В выписке рядом с остатком стоит код причины.
        - **01** — залог по договору;
        - **02** — арест по решению суда или исполнителя;
        - **03** — сделка в расчётах;
        - **04** — проверка документов о происхождении средств.
        По коду 02 обращайтесь к исполнителю: депозитарий снимает арест в день получения его постановления.`,
      uz: `Qogʻozlar bloklangan: kim va qanday asosda
        Koʻchirmada qoldiq yonida sabab kodi turadi.
        - **01** — shartnoma boʻyicha garov;
        - **02** — sud yoki ijrochi qarori bilan xatlov;
        - **03** — bitim hisob-kitobda;
        - **04** — mablagʻlar kelib chiqishi hujjatlarini tekshirish.
        02-kod boʻyicha ijrochiga murojaat qiling: depozitariy xatlovni uning qarori olingan kuni yechadi.`,
      en: `Securities are blocked: by whom and why
        The statement shows a code beside the balance.
        - **01**: a pledge by contract;
        - **02**: an arrest by a court or bailiff;
        - **03**: a trade in settlement;
        - **04**: a check of where the money comes from.
        For 02, turn to the bailiff: the depository lifts the arrest on the day it receives the order.`,
    },
  },
  {
    posted: { daysAgo: 10 },
    pending: true,
    texts: {
      ru: `Жалоба, на которую ответят
        Хорошая жалоба помещается на одной странице: что случилось, когда, чего вы хотите.
        Приложите номер поручения и снимок экрана. Ответ придёт в течение **пятнадцати** дней, а по дивидендам — пяти.
        Если ответ не устроил, напишите омбудсмену рынка ценных бумаг: рассмотрение бесплатно.`,
      uz: `Javob olinadigan shikoyat
        Yaxshi shikoyat bir sahifaga sigʻadi: nima boʻldi, qachon, nimani xohlaysiz.
        Topshiriq raqami va ekran suratini ilova qiling. Javob **oʻn besh** kun ichida, dividendlar boʻyicha esa besh kunda keladi.
        Javob qoniqtirmasa, qimmatli qogʻozlar bozori ombudsmaniga yozing: koʻrib chiqish bepul.`,
      en: `A complaint that gets an answer
        A good complaint fits on a page: what happened, when, and what you want.
        Attach the number of the instruction and a picture of the screen. You hear from us within **fifteen** days, five if it is about dividends.
        If you are not content, write to the ombudsman of the securities market, free of charge.`,
    },
  },
  {
    posted: { daysAgo: 6 },
    pending: true,
    texts: {
      ru: `Двойная проверка крупного перевода
        Перевод дороже 500 млн сум исполняется на следующий день. За это время вам позвонят и попросят назвать кодовое слово.
        Слово задаётся в личном кабинете, раздел «Безопасность». Если оно не задано, поручение **вернётся** с отметкой «нет подтверждения».
        Отключить проверку нельзя, снизить порог можно.`,
      uz: `Yirik oʻtkazmani ikki karra tekshirish
        500 mln soʻmdan qimmat oʻtkazma ertasi kuni bajariladi. Shu vaqtda sizga qoʻngʻiroq qilib, kod soʻzini soʻrashadi.
        Soʻz shaxsiy kabinetning «Xavfsizlik» boʻlimida belgilanadi. Belgilanmagan boʻlsa, topshiriq «tasdiq yoʻq» belgisi bilan **qaytadi**.
        Tekshiruvni oʻchirib boʻlmaydi, chegarani pasaytirish mumkin.`,
      en: `Large transfers are checked twice
        A transfer above UZS 500 million is executed on the next day. Meanwhile we call you and ask for a code word.
        You choose it in the account area, under “Security”. Without one the instruction **comes back** marked “not confirmed”.
        The check cannot be switched off; the threshold can be lowered.`,
    },
  },
];
