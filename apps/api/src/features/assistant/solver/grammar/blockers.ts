/** Words that change what a question means in ways that no calculator here covers, with what to say then. */
export const blockers: readonly { words: string; says: string; unless?: string }[] = [
  {
    words: 'difference, differences, farak, fark, antar, अंतर, फर्क',
    says: 'differences between two plans',
    unless: 'tax',
  },
  { words: 'recurring deposit, rd, r d, आवर्ती जमा', says: 'recurring deposits' },
  { words: 'ppf, public provident fund, पीपीएफ', says: 'the Public Provident Fund' },
  {
    words:
      'epf, provident fund, nps, national pension, sukanya, ssy, gratuity, ulip, lic, annuity, scss, nsc, kvp, post office',
    says: 'this scheme',
  },
  {
    words:
      'moratorium, interest only, interest-only, bullet, balloon, overdraft, balance transfer, credit card, top up loan, step up loan, step up emi, processing fee, processing fees, prepayment penalty, foreclosure, foreclosure charges, subsidy, down payment, downpayment, missed emi, skip',
    says: 'loans with special terms',
  },
  {
    words: 'flat rate, flat interest, flat basis, % flat, percent flat, at flat, flat emi, flat roi',
    says: 'flat-rate loans',
  },
  {
    words: 'floating, rate changes, rate increases, rate rises, rate falls, variable rate',
    says: 'rates that change on the way',
  },
  {
    words:
      'tds, post tax, post-tax, after tax, tax free, ltcg, stcg, capital gain, capital gains, exit load, expense ratio, after taxes, tax deducted',
    says: 'returns after taxes and fees',
    unless: 'crypto',
  },
  {
    words:
      'federal, us tax, uk tax, irs, hmrc, usa, america, pakistan, bangladesh, nepal, sri lanka, dubai, uae, uk, england, germany, nri, canada, singapore, australia, state tax, gst return, itr, file my',
    says: 'taxes outside Indian income tax',
  },
  {
    words:
      'weekly, every week, per week, each week, a week, fortnightly, biweekly, daily sip, sip daily, per day, rozana, quarterly sip, sip quarterly, quarterly instalment, quarterly installment, quarterly instalments, quarterly installments, quarterly emi, quarterly payment, quarterly payments, half yearly instalment, half yearly installment, half yearly emi, yearly instalment, yearly installment, yearly emi, annual instalment, annual installment, annual emi, yearly sip, annual sip',
    says: 'amounts that are not paid monthly',
  },
  {
    words: 'in dollars, in usd, in euros, in eur, in pounds, in gbp, dollar mein, dollar me',
    says: 'amounts in another currency than the question has them in',
    unless: 'convert',
  },
  {
    words:
      'first year, first month, second year, third year, last month, pehle saal, pehle mahine, पहले साल, पहले महीने',
    says: 'single months or years of a plan',
  },
  { words: 'continuously, continuous compounding, continuous', says: 'continuous compounding' },
  {
    words: 'monthly payout, quarterly payout, payout monthly, payout quarterly',
    says: 'deposits that pay out on the way',
    unless: 'swp',
  },
  {
    words:
      'two loans, three loans, 2 loans, 3 loans, both loans, me and my, and my wife, and my husband, and wife',
    says: 'several plans or people at once',
  },
  {
    words: 'hra, rental income, business income, presumptive, advance tax, late fee',
    says: 'this part of income tax',
  },
  { words: 'share price, stock price', says: 'prices and other news', unless: 'cagr' },
  {
    words: 'gold, silver, petrol, sensex, nifty, mausam, weather',
    says: 'prices and other news',
    unless: 'percent',
  },
]

/** What asks for advice, news or a talk, not for a calculation. */
export const adviceWords =
  'which stock, which stocks, which share, best stock, best stocks, which mutual fund, best mutual fund, best mutual funds, best fund, best funds, which fund, should i buy, should i sell, buy or sell, good investment, price tomorrow, price of, tomorrow, prime minister, president, capital of, joke, poem, story, weather, mausam, cricket, latest, current rates, today s rate, credit score, cibil, kharidna, bechna, recommend, suggest, predict, prediction, will go up, will rise, crash, ignore your, ignore all, system prompt, who is, who are, where is, hello, hi, namaste, thanks, thank you, how are you, which bank, best bank, should i invest in, is it safe, is it good, news, song, recipe, movie, translate, password, hack, kaun hai, kaise ho'

/** Words that carry no meaning for a calculation; they never count as unknown. */
export const fillers =
  'india indian chalu maan man honi hone hona chal ke chuka chuki a an the of to in on for with and is are was be will would do does did i my me we our you your it its that this these those there if then so just please pls plz can could should what whats which when how much many long give get gives got tell show calculate calculated calculation calculator calc calculater calulator find compute work out know want need like about also only from by as at into up down over under per each every all any some more less than between or not no yes ok okay hi hello sir madam dear app he she they them their his her have has had been being am let lets s t ll ve re d m x n kya hai he hain ho hoga hogi honge hua hui hu hun hoon main mai mein me mera meri mere mujhe mujhko hum hamara ko ka ki ke se par pe aur and to toh tak bhi hi na nahi nahin kitna kitni kitne kaise kab kaun kis kar karu karun karoon karna karne karte karo kare karein kiya kiye kari kru de do dega denge lo le lu lun lunga leta lena liya liye jaye jaega jayega jayenge ja gaya gayi ga gi ge milega milegi milenge mil milta ab aaj abhi agar yadi jab tab wala wali wale ek batao bataiye bata batana bolo chahiye chahie chahta chahti raha rahi rahe tha thi the rakh rakhu rakhun rakhna lagega lagegi lagenge aayega aayegi ayegi aegi aati padega padegi hota hoti hote ban banta bana है हैं हो होगा होगी होंगे था थी मैं में मेरा मेरी मेरे मुझे को का की के से पर और तो तक भी ही न नहीं कितना कितनी कितने कैसे कब क्या कर करूं करूँ करना करने करे दे दो ले लो लूं जाए जाएगा जाएगी जाएंगे मिलेगा मिलेगी मिलेंगे अब आज अगर यदि जब लगाऊं लगेगा आएगी आएगा बताओ बताइए एक वाला वाली वाले रहा रही रहे लिए साथ some exactly approx approximately around roughly nearly assume assuming assumed suppose supposing given using use based basis amount money paisa paise paisे पैसा पैसे रकम rakam sum number figure result answer value total final kul कुल plan scheme account bank rs year years month months new old here now one two option first second same different end start started starting begin beginning after before till until during exactly mode type kind case case person someone something thing things time times good great big large small high low lot way many next last ago later since rest other another but because while where who whose whom why upon onto without within across against among through via etc eg ie im id vs make makes making made take takes taking taken pay pays paying paid go goes going gone come comes keep keeps kept set put say says said see look help quick quickly total totally lakh crore cost costs home house car bike personal education wedding marriage child children daughter son study college school flat plot property land vehicle family parents wife husband shaadi beti beta ghar makan gaadi padhai salary job company business friend'

/** After another question, these change a figure by an amount, which may be meant in more than one way. */
export const changeWords =
  'more, less, extra, add, increase by, increased by, increase it by, goes up, go up, up by, rise by, rises by, falls by, reduce by, reduced by, decrease by, drop by, drops by, lower by, higher, kam, zyada, jyada, ज्यादा, ज़्यादा, कम, badha, badhao, ghata, ghatao, double, twice, triple, half, half of, dugna, aadha, आधा, दोगुना'
