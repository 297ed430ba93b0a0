import type { SamplePublication } from '../samplePublication.ts';

/** Guides to securities and to what is done with them. */
export const instrumentGuides: SamplePublication[] = [
  {
    posted: { daysAgo: 15 },
    texts: {
      ru: `ISIN: двенадцать знаков, которые не спутаешь
        Код ISIN есть у каждого выпуска в мире, и двух одинаковых не бывает. Первые две буквы — страна, дальше девять знаков выпуска, последняя цифра — контрольная.
        | Код | Что это |
        | UZ7011K3P0A8 | акции, выпуск 3 |
        | UZ6056AA1B47 | корпоративные облигации |
        Сверяйте код перед каждой сделкой: названия компаний бывают похожи, коды — никогда.`,
      uz: `ISIN: adashtirib boʻlmaydigan oʻn ikki belgi
        ISIN kodi dunyodagi har bir chiqarilishda bor va ikkitasi bir xil boʻlmaydi. Birinchi ikki harf — mamlakat, keyingi toʻqqiz belgi — chiqarilish, oxirgi raqam — nazorat raqami.
        | Kod | Bu nima |
        | UZ7011K3P0A8 | aksiyalar, 3-chiqarilish |
        | UZ6056AA1B47 | korporativ obligatsiyalar |
        Har bir bitimdan oldin kodni solishtiring: kompaniya nomlari oʻxshash boʻlishi mumkin, kodlar — hech qachon.`,
      en: `ISIN: twelve characters that cannot be confused
        Every issue in the world has an ISIN, and no two are the same. Two letters name the country, nine characters the issue, and the last digit checks the rest.
        | Code | What it is |
        | UZ7011K3P0A8 | shares, third issue |
        | UZ6056AA1B47 | corporate bonds |
        Compare the code before each trade: names of companies resemble one another, codes never do.`,
    },
  },
  {
    posted: { daysAgo: 40 },
    pdf: true,
    texts: {
      ru: `Облигация за пять минут: номинал, купон, погашение
        Покупая облигацию, вы даёте компании в долг. Номинал вернут в конце срока, купон платят по пути.
        - **купон** — процент от номинала, обычно раз в квартал;
        - **НКД** — часть купона, накопленная с прошлой выплаты, её доплачивает покупатель;
        - **оферта** — день, когда бумагу можно вернуть раньше срока.
        Доходность к погашению учитывает и купон, и цену покупки: сравнивайте именно её.`,
      uz: `Besh daqiqada obligatsiya: nominal, kupon, soʻndirish
        Obligatsiya sotib olib, kompaniyaga qarz berasiz. Nominal muddat oxirida qaytariladi, kupon yoʻl-yoʻlakay toʻlanadi.
        - **kupon** — nominaldan foiz, odatda har chorakda;
        - **YKD** — oxirgi toʻlovdan beri yigʻilgan kupon qismi, uni xaridor qoʻshib toʻlaydi;
        - **oferta** — qogʻozni muddatidan oldin qaytarish mumkin boʻlgan kun.
        Soʻndirishgacha daromadlilik kuponni ham, xarid narxini ham hisobga oladi: aynan shuni solishtiring.`,
      en: `A bond in five minutes: face value, coupon, redemption
        Buying a bond, you lend to a company. The face value returns at the end; the coupon is paid on the way.
        - the **coupon** is a percentage of the face value, usually every quarter;
        - **accrued interest** has gathered since the last payment, and the buyer pays it;
        - a **put date** lets you return the bond early.
        Yield to maturity reckons with both coupon and price: compare that.`,
    },
  },
  {
    posted: { daysAgo: 58 },
    texts: {
      ru: `Поставка против платежа: почему деньги и бумаги встречаются
        Раньше продавец мог отдать акции и ждать денег неделю. Теперь обе стороны исполняются в одну секунду или не исполняются вовсе.
        > Никто не остаётся и без денег, и без бумаг — в этом весь смысл.
        Для вас это значит одно: бумаги спишутся со счёта только вместе с зачислением денег. Если у покупателя их нет, сделка переносится на следующий день, а потом отменяется.`,
      uz: `Toʻlovga qarshi yetkazib berish: pul va qogʻoz nega uchrashadi
        Ilgari sotuvchi aksiyani berib, pulni bir hafta kutishi mumkin edi. Endi ikkala tomon bir soniyada bajariladi yoki umuman bajarilmaydi.
        > Hech kim pulsiz ham, qogʻozsiz ham qolmaydi — butun maʼnosi shunda.
        Siz uchun bu bir narsani anglatadi: qogʻozlar faqat pul tushishi bilan birga hisobdan chiqariladi. Xaridorda pul boʻlmasa, bitim ertasi kunga oʻtadi, soʻng bekor qilinadi.`,
      en: `Delivery versus payment: why money and shares meet
        A seller could once hand over shares and wait a week for the money. Now both sides are executed in the same second or not at all.
        > Nobody is left without both the money and the shares: that is the whole idea.
        For you it means that shares leave your account only as the money arrives. If the buyer has none, the trade moves to the next day and is then cancelled.`,
    },
  },
  {
    posted: { daysAgo: 94 },
    texts: {
      ru: `Залог акций под кредит
        Банк видит залог в депозитарии, а не на бумаге, поэтому кредит под акции оформляется за день.
        1. Подпишите договор залога с банком.
        2. Подайте встречные поручения: вы и банк.
        3. Получите уведомление о блокировке.
        Дивиденды по умолчанию остаются вашими. Снимает залог **банк**, своим поручением; если он молчит после погашения кредита, подайте жалобу.`,
      uz: `Kredit uchun aksiyalarni garovga qoʻyish
        Bank garovni qogʻozda emas, depozitariyda koʻradi, shuning uchun aksiya garovidagi kredit bir kunda rasmiylashtiriladi.
        1. Bank bilan garov shartnomasini imzolang.
        2. Oʻzaro topshiriqlarni bering: siz va bank.
        3. Bloklash haqidagi xabarnomani oling.
        Dividendlar odatda sizniki boʻlib qoladi. Garovni **bank** oʻz topshirigʻi bilan olib tashlaydi; kredit yopilgach u javob bermasa, shikoyat qiling.`,
      en: `Pledging shares for a loan
        The bank sees the pledge in the depository rather than on paper, so a loan against shares takes a day.
        1. Sign the pledge agreement with the bank.
        2. Send matching instructions: you and the bank.
        3. Receive the notice that the shares are blocked.
        Dividends remain yours unless agreed otherwise. The **bank** lifts the pledge by an instruction; if it is silent once the loan is repaid, complain.`,
    },
  },
  {
    posted: { daysAgo: 365 },
    withoutCover: true,
    texts: {
      ru: `Репо простыми словами
        Репо — это продажа бумаг с обещанием выкупить их назад по известной цене. По сути, кредит под залог, но быстрее.
        Разница цен — плата за деньги. Купон, пришедший во время сделки, возвращается первому владельцу.
        Частному инвестору репо доступно через посредника **от одного дня**. Главный риск: если цена бумаги упадёт, попросят добавить обеспечение.`,
      uz: `Repo oddiy soʻzlar bilan
        Repo — qogʻozlarni maʼlum narxda qaytarib sotib olish vaʼdasi bilan sotish. Mohiyatan bu garov evaziga kredit, faqat tezroq.
        Narxlar farqi — pul uchun toʻlov. Bitim davomida kelgan kupon birinchi egasiga qaytariladi.
        Xususiy investorga repo vositachi orqali **bir kundan** ochiq. Asosiy xavf: qogʻoz narxi tushsa, qoʻshimcha taʼminot soʻraladi.`,
      en: `Repo in plain words
        A repo sells securities with a promise to buy them back at a known price. It is a secured loan, only faster.
        The difference of prices pays for the money. A coupon that falls in between goes back to the first owner.
        Private investors have access through an intermediary, **from one day**. The main risk: if the price falls, you are asked for more collateral.`,
    },
  },
  {
    posted: { daysAgo: 158 },
    texts: {
      ru: `Паи инвестиционных фондов: кто их хранит
        Деньгами фонда распоряжается управляющий, а хранит и проверяет другая компания. Так задумано: кто решает, тот не держит.
        - пай — именная бумага, его можно подарить и унаследовать;
        - стоимость считается каждый рабочий день к 18:00;
        - погашение открытого фонда — до семи дней.
        Остаток паёв виден в личном кабинете **рядом** с акциями.`,
      uz: `Investitsiya fondi paylari: ularni kim saqlaydi
        Fond puliga boshqaruvchi egalik qiladi, saqlovchi va tekshiruvchi esa boshqa kompaniya. Shunday oʻylangan: qaror qiladigan kishi ushlab turmaydi.
        - pay — egasining nomi yozilgan qogʻoz, uni sovgʻa qilish va meros qoldirish mumkin;
        - qiymati har ish kuni soat 18:00 gacha hisoblanadi;
        - ochiq fondda soʻndirish — yetti kungacha.
        Paylar qoldigʻi shaxsiy kabinetda aksiyalar **yonida** koʻrinadi.`,
      en: `Fund units: who keeps them
        A manager disposes of a fund's money, and another company keeps and checks it. That is by design: whoever decides does not hold.
        - a unit is a registered security; it can be given and inherited;
        - its value is reckoned on every working day by 18:00;
        - an open fund redeems within seven days.
        Your units appear in the account area **beside** your shares.`,
    },
  },
  {
    posted: { daysAgo: 189 },
    texts: {
      ru: `Депозитарные расписки: акции, которые путешествуют
        Расписка торгуется за границей, а сама акция остаётся у нас, на счёте банка-депозитария.
        Её можно превратить в акцию и обратно. Комиссия банка — около пяти центов за штуку, срок — три дня.
        Дивиденды по распискам приходят позже: банк сначала меняет валюту. Голосовать можно **поручением** банку.`,
      uz: `Depozitar tilxatlar: sayohat qiluvchi aksiyalar
        Tilxat chet elda sotiladi, aksiyaning oʻzi esa bizda, depozitariy bank hisobvaragʻida qoladi.
        Uni aksiyaga va aksincha aylantirish mumkin. Bank komissiyasi — donasiga taxminan besh sent, muddat — uch kun.
        Tilxatlar boʻyicha dividend kechroq keladi: bank avval valyutani almashtiradi. Bankka **topshiriq** berib ovoz berish mumkin.`,
      en: `Depositary receipts: shares that travel
        A receipt trades abroad while the share stays here, on the account of a depositary bank.
        It can be turned into a share and back. The bank charges about five cents apiece, and it takes three days.
        Dividends on receipts come later, since the bank first changes the currency. You vote by **instructing** the bank.`,
    },
  },
  {
    posted: { daysAgo: 8 },
    pending: true,
    pdf: true,
    texts: {
      ru: `Эмитенту: как зарегистрировать выпуск акций
        Путь от решения совета до первых записей на счетах занимает в среднем шесть недель.
        1. Решение о выпуске и проспект.
        2. Государственная регистрация: до двадцати рабочих дней.
        3. Присвоение кода и открытие эмиссионного счёта.
        4. Размещение и отчёт об итогах.
        Чаще всего документы возвращают из-за **расхождений** между уставом и решением. Черновики можно показать нам заранее.`,
      uz: `Emitentga: aksiyalar chiqarilishini qanday roʻyxatdan oʻtkazish kerak
        Kengash qaroridan hisobvaraqlardagi birinchi yozuvlargacha boʻlgan yoʻl oʻrtacha olti hafta davom etadi.
        1. Chiqarish haqidagi qaror va prospekt.
        2. Davlat roʻyxatidan oʻtkazish: yigirma ish kunigacha.
        3. Kod berish va emissiya hisobvaragʻini ochish.
        4. Joylashtirish va yakunlar haqida hisobot.
        Hujjatlar koʻpincha ustav va qaror orasidagi **farqlar** sababli qaytariladi. Qoralamalarni bizga oldindan koʻrsatish mumkin.`,
      en: `For issuers: registering an issue of shares
        The way from a board's decision to the first entries on accounts takes six weeks on average.
        1. Decision on the issue and prospectus.
        2. State registration: up to twenty working days.
        3. Assignment of the code, opening of the issue account.
        4. Placement and report on its results.
        Papers are mostly returned for **discrepancies** between charter and decision. You may show us drafts beforehand.`,
    },
  },
  {
    posted: { daysAgo: 2 },
    pending: true,
    texts: {
      ru: `Зелёные облигации: чем они отличаются
        Деньги от размещения идут только на проекты из списка: солнечные станции, очистка воды, утепление школ.
        Независимый аудитор проверяет это раз в год. Купон часто ниже на половину процента: инвесторы платят за прозрачность.
        Отчёт о расходах публикуется рядом с карточкой выпуска, срок — **до 1 апреля**.`,
      uz: `Yashil obligatsiyalar: ular nimasi bilan farq qiladi
        Joylashtirishdan tushgan pul faqat roʻyxatdagi loyihalarga sarflanadi: quyosh stansiyalari, suvni tozalash, maktablarni isitish.
        Mustaqil auditor buni yilda bir marta tekshiradi. Kupon koʻpincha yarim foizga past: investorlar shaffoflik uchun toʻlaydi.
        Xarajatlar hisoboti chiqarilish kartasi yonida eʼlon qilinadi, muddat — **1-aprelgacha**.`,
      en: `Green bonds: what makes them different
        The proceeds go only to projects on a list: solar plants, water treatment, insulated schools.
        An independent auditor checks once a year. The coupon is often half a per cent lower: investors pay for transparency.
        The report on spending appears beside the issue's card **by 1 April**.`,
    },
  },
];
