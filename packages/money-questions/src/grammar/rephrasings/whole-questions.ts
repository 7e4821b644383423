import { LEAST_RATE_A_YEAR } from '../rate-periods.ts'
import { amountIn, LEAST_SALARY_A_YEAR, type WholeRephrasing, whole } from './rephrasing.ts'

/** A loan that moves to another lender, the fee of which may be told. */
const moved = '(?:loan )?(?:balance transfer|transfer|move|shift|switch)(?: loan)? <A>(?: loan)?'
const withFee = '(?: (?:processing )?(?:fees?|charges?) <A>)?'
const ofTransfer = {
  also: 'home loan outstanding remaining left owed still from with old new other another bank lender instead worth save saves saved saving',
  keep: 'loan',
}
const toTransfer = (owed = '', now = '', next = '', time = '', fee = '') =>
  `loan balance transfer still owed ${owed} rate you pay now ${now} % rate of the new lender ${next} % ${time} left${fee && ` fee of the new lender ${fee} other costs 0`}`

/** A deposit of a bank that pays its interest out, every month or every quarter. */
const ofPayouts =
  'fd fixed deposit bank payout payouts pay paid out interest income byaj monthly quarterly month quarter every each per har mahine timahi get milega with from non cumulative how much kitna receive pays amount'
const paysOut = (often: string, every: string) =>
  new RegExp(
    `^(?!.*(?:compound|cumulative(?<!non[ -]cumulative)|payout of|monthly income (?:of |rs )*\\d|deposit[\\s?.]*$))(?=.*\\b(?:fd|fixed deposit)\\b).*\\b(?:${often} (?:interest|income|byaj|payout)|(?:payout|income) (?:${often}|${every})|${every} (?:kitna )?(?:interest|income|byaj|payout)|(?<=(?:how much|what|kitna)\\b.*)(?:get|receive|pays?) (?:${often}|${every})|pays? how much (?:${often}|${every})|(?:${often}|${every}) (?:milega|how much))`,
  )
const paysEvery = {
  month: paysOut('monthly', '(?:every|per|each|har) (?:month|mahine)'),
  quarter: paysOut('quarterly', '(?:every|per|each|har) (?:quarter|timahi)'),
}

/** An income that comes on top of a salary, and is taxed with it as it is. */
const onTop =
  '(?:(?:annual |yearly |joining |performance |diwali )?bonus|incentives?|variable(?: pay)?|(?:fd|fixed deposit|bank|rd) interest|interest income|interest from (?:fd|bank)|dividends?|other|interest|बोनस|एफडी ब्याज)'
/** A salary with what comes on top of it; as it is where either may be of a month. */
function withMore(said: string, regime: string | undefined, salary: string, more: string): string {
  const [one, other] = [amountIn(salary), amountIn(more)]
  const isOfYear = one >= LEAST_SALARY_A_YEAR && other > 0 && other <= one
  return isOfYear ? `salary ${one + other} income tax ${regime ? `${regime} regime` : ''}` : said
}
const ofIncomes = {
  also: 'income tax on a year yearly annual annually per annum salaried employee person with and plus + aur additional also from total gross ctc get got received earn payable regime और से',
  about: /^(?!.*(?<!(?:fd|deposit|bank|rd) )interest(?! (?:income|from)))(?=.*(?:\btax\b|टैक्स))/,
}

const coin = '(?:btc|bitcoin|eth|ethereum|sol|coins?)'
const holdings =
  'crypto bitcoin btc eth ethereum coin coins token stock stocks share shares portfolio investment money fund value market mutual शेयर पोर्टफोलियो निवेश क्रिप्टो पैसा'
const pooled =
  'price prices btc bitcoin eth ethereum coin token sol one side other goes becomes changes कीमत जाए जाये'
const homes =
  'flat house home property car bike apartment plot price percent percentage ghar makaan gaadi घर मकान फ्लैट गाड़ी'
const losing =
  'lost lose loses losing loss fell fall falls fallen dropped drop drops crashed down gir gira giri gire ghat ghata nuksan nuksaan doob गिर गिरा गिरी गिरने घट घटा घटने नुकसान डूब'
const regaining = `${holdings} from top high peak ath bring brings get got back recover recovered recovery breakeven break even barabar wapas vapas vasool wasool gain gains return returns rise up grow growth percent percentage again same level reach hone karne pane badhna badhe badhega upar phir that jaana jana बराबर वापस वसूल होने करने पाने बढ़ना बढ़े प्रतिशत फिर ऊपर बाद जाना`
const regained =
  /(?=.*(?:-\d|lost|los[es]|fell|fall|drop|crash|down|\bgir|\bghat|nuks|doob|गिर|घट|नुकसान|डूब)).*(?:recover|break ?even|\bback\b|barabar|wapas|vapas|vasool|wasool|बराबर|वापस|वसूल)/
const earned = `${holdings} roi return returns profit loss gain percent percentage back faida fayda munafa nuksan nuksaan ghata absolute total overall current currently फायदा मुनाफा नुकसान घाटा प्रतिशत रिटर्न`
const putIn = '(?:invested|put|lagaye|lagaya|lagayi|dala|dale|लगाए|लगाये|लगाया)'
const gotOut = '(?:got|get|received|mile|mila|mili|became|becomes?|worth|value|returned|ban|bane|मिले|मिला|बने)'
/** A percentage is asked for; and no "got 50,000 profit", which tells the profit, not what the money became. */
const inPercent =
  /^(?!.*(?:\d|lakhs?|k|crores?|thousand|hazar|लाख|हजार)(?: rs| rupees| rupaye| ka| ki| का| की)? (?:profit|gain|loss|interest|fa[iy]da|munafa|nuksaa?n|ghata|returns?|फायदा|मुनाफा|नुकसान|घाटा|ब्याज))(?!.*(?:profit|gain|loss|fa[iy]da|munafa|interest|returns?)(?: of| is| was| hua)? ?(?:rs |₹ ?)?\d).*(?:roi|return|percent|%|pratishat|प्रतिशत)/
/** "Interest per month": no time is told, and nothing that is paid back on the way. */
const ofMonthsInterest =
  /^(?!.*(?:\bloan|\bemi|\bfd\b|fixed deposit|\brd\b|compound|\bfor \d|%|percent) ?(?:per|a|every) month)(?!.*(?:\bloan|\bemi|\bfd\b|fixed deposit|\brd\b|compound|flat))(?=.*(?:(?:per|a|every|each|har) (?:month|mahine|mahina)|monthly|mahine (?:ka|me|mein)|महीने)).*(?:interest|byaj|vyaj|ब्याज)/
const asks = /how much|how many|what|kitn[aei]|कितन/
const ofPercent = /percent|%/

/** A figure with its percent sign right behind it. */
const percentTold = /\d ?(?:%|per ?cent|pratishat|प्रतिशत|फीसदी|परसेंट)/

/**
 * Other words for whole questions that the grammar has no answer to. Every word is in the shape or known to say nothing,
 * so that none is lost.
 */
export const wholeRephrasings: readonly WholeRephrasing[] = [
  // What makes up for a loss.
  whole('-?<P>', 'lost $1 % , percent gain to break even', {
    also: `${losing} ${regaining}`,
    about: regained,
  }),
  whole('(?:lost|lose|loss)(?: out)? <A> <A>', 'lost $1 out of $2 , percent gain to break even', {
    also: regaining,
    about: /(?=.* of ).*(?:recover|break ?even|\bback\b)/,
  }),
  // What came of money, whatever the time.
  whole(
    `(?:${putIn} <A>|<A> ${putIn}) (?:${gotOut} <A>|<A> ${gotOut})`,
    'bought at $1$2 sold at $3$4 profit percent',
    { also: earned, keep: 'value', about: inPercent },
  ),
  whole(
    '<A> (?:<A> (?:ban|ho|हो|बन)|(?:became|becomes|grew|turned) <A>)',
    'bought at $1 sold at $2$3 profit percent',
    {
      also: `${earned} into`,
      keep: 'ho हो',
      about: new RegExp(`^(?!.*\\bloss)${inPercent.source.slice(1)}`),
    },
  ),
  whole('sold <A> bought <A>', 'bought at $2 sold at $1 profit percent', {
    also: `${earned} ${homes} which that land gold`,
    about: ofPercent,
  }),
  whole('(?:profit|gain|return) <A> <A>', '$1 is what percent of $2', {
    also: earned,
    keep: 'profit gain return',
    about: /^(?=.*(?:percent|%)).*(?:profit|gain|return) of .* (?:on|from) /,
  }),
  whole('(?:roi|return|profit) <A> (?:profit|gain|return|interest) <A>', '$2 is what percent of $1', {
    also: earned,
    keep: 'roi return profit gain',
    about: /(?:roi|return|profit) on .* if /,
  }),
  // Down payments alone.
  whole('<P> down ?payment <A>', '$1 % of $2', { also: homes, about: /payment (?:on|for) / }),
  whole('<A> <P> down ?payment', '$2 % of $1', { also: homes, about: asks }),
  whole('<A> <A> down ?payment', '$2 is what percent of $1', { also: homes, about: ofPercent }),
  whole('down ?payment <A> <A>', '$1 is what percent of $2', {
    also: homes,
    about: /^(?=.*(?:percent|%)).*\d.* (?:on|for) /,
  }),
  // Sums.
  whole('<A> <P> (?:hata|kam|nikal)', '$2 % off $1', {
    also: 'do dein dijiye mein',
    about: /(?:me|mein|में) (?:se|से)/,
  }),
  whole('<P> (?:up|rise|gain|badha) <P> (?:down|fall|drop|loss|ghata) <A>', '$3 up $1 % then down $2 %', {
    also: 'remains left remain',
  }),
  whole('<P> (?:down|fall|drop|loss|ghata) <P> (?:up|rise|gain|badha) <A>', '$3 down $1 % then up $2 %', {
    also: 'remains left remain',
  }),
  whole('<A> ?[x*] ?<N> ?\\+ ?<A>', '$1 * $2 + $3', { also: 'bonus incentive allowance' }),
  whole('<A> divided <N> months', '$1 / $2'),
  whole('<N> (?:litres?|liters?|l|ltr) (?:petrol|diesel|cng|oil|milk|doodh) <A>', '$1 * $2', {
    also: 'per litre liter cost total price rate @',
  }),
  whole('(?:electricity|bijli|power) <N> units <A>', '$1 * $2', {
    also: 'bill per unit rate cost total rs @',
  }),
  whole(
    '<A> per (?:hour|day|visit|class|person|plate) <N> (?:hours?|days?|visits?|classes|people|persons|plates?)',
    '$1 * $2',
    { also: 'pay total cost earn @', keep: 'per' },
  ),
  whole('rent <A> (\\d+) (?:months?|mahine)', '$1 * $2', {
    also: 'total pay house per month monthly',
    about: /^(?!.*(?:%|percent|hra|tax))/,
  }),
  whole('<A> <A> (?:gaye|gaya|kharch|nikale|nikaale|diye|kate|spent)', '$1 - $2', {
    also: 'bache bacha bachega bachenge kiye kar mein left',
    about: /bach|left/,
  }),
  whole('<N> <N> (?:jod|yog|sum)', '$1 + $2', { also: 'aur and' }),
  whole('<A> <N> (?:baanto|banto|baat|hisso|hisse)', '$1 / $2', {
    also: 'logo logon log barabar mein baant do',
  }),
  whole('tip <P> <A> split <N>', '$2 * ( 1 + $1 / 100 ) / $3', { also: 'bill people among between ways' }),
  whole('loss <P> cost <A> (?:sp|selling|sell)', '$2 * ( 1 - $1 / 100 )', { also: 'price cp' }),
  whole('rule 72 <N>', '72 / $1'),
  whole('<A> <P> tds(?: (?:kat|cut|deducted|deduction|katke|katkar))?', '$1 * ( 1 - $2 / 100 )', {
    also: 'after baad milega received get payment amount',
    about: /after|kat|cut|deduct|baad/,
  }),
  // "75 se 90 kitna percent zyada" asks for the percentage.
  whole('<A> <P> (?:more|zyada|jyada|extra|badhkar|ज्यादा)', '$1 up $2 %', { about: percentTold }),
  whole('<A> <P> (?:less|kam)', '$1 down $2 %', { about: percentTold }),
  whole('<P> <A> (?:plus|\\+|add) <P> <A>', '$1 / 100 * $2 + $3 / 100 * $4'),
  whole('<P> <A> (?:minus|-) <P> <A>', '$1 / 100 * $2 - $3 / 100 * $4'),
  whole('rule 72 <P>', '72 / $1', {
    also: 'long money double doubles doubled paisa dugna doguna time years saal rate return interest',
    about: /double|dugna|doguna/,
  }),
  // A salary by the month or by the year.
  whole(
    '(?:(?:ctc|package) <A>|<A> (?:lpa|per annum|annually|per year|year|yearly|salana|ctc|package)|(\\d[\\d.]* ?(?:lakhs?|crores?)) salary) (?:per month|monthly|month|mahin[ae])',
    '$1$2$3 / 12',
    { about: asks },
  ),
  whole(
    '<A> (?:per month|monthly|month|pm) (?:lakhs? )?(?:salary|lpa|per year|per annum|year|yearly|annually|saal)',
    '$1 * 12',
    { about: asks },
  ),
  // A discount and a tax on what it leaves, in whichever order they are told: they come to the same.
  ...['<A> <P> (?:discount|off) <P> (?:gst|tax)', '<A> <P> (?:gst|tax) <P> (?:discount|off)'].map(
    (shape, index) =>
      whole(
        shape,
        (_, amount = '', one = '', other = '') => {
          const [discount, tax] = index === 0 ? [one, other] : [other, one]
          return `${amount} * ( 1 - ${discount} / 100 ) * ( 1 + ${tax} / 100 )`
        },
        {
          also: 'price bill final with and aur total amount plus pay',
          about: /^(?!.*price (?:is |of )?(?:rs |₹ ?)?\d.* after ).*(?:gst|tax)/,
        },
      ),
  ),
  whole('<P> (?:discount|off) <P> (?:gst|tax) <A>', '$3 * ( 1 - $1 / 100 ) * ( 1 + $2 / 100 )', {
    also: 'price bill final with and aur total amount plus pay',
    about: /gst|tax/,
  }),
  // All that somebody earns in a year is taxed together.
  whole(
    `(?:(old|new) )?(?:salary )?<A>(?: salary)? (?:${onTop} <A>|<A> ${onTop})(?: (old|new))?`,
    (said, before, salary = '', behind = '', ahead = '', after) =>
      withMore(said, before ?? after, salary, behind || ahead),
    { ...ofIncomes, about: new RegExp(`${ofIncomes.about.source}.*(?:salary|सैलरी)`) },
  ),
  whole(
    `(?:(old|new) )?${onTop} <A> salary <A>`,
    (said, regime, more = '', salary = '') => withMore(said, regime, salary, more),
    ofIncomes,
  ),
  // What money earns in a month.
  ...['<A> <P>', '<P> <A>'].map((figures, index) =>
    whole(
      `(?:interest|byaj|vyaj|ब्याज) ${figures}|${figures} (?:interest|byaj|vyaj|ब्याज)`,
      (said, ...found) => {
        const figures = found.slice(0, 4).filter((figure) => figure !== undefined)
        const [amount = '', percent = ''] = index === 0 ? figures : figures.toReversed()
        // So low a rate is as likely one of a month.
        const isOpen = Number(percent) < LEAST_RATE_A_YEAR && !/year|annu|\bpa\b/.test(said)
        return isOpen ? said : `simple interest on ${amount} at ${percent} % for 1 month`
      },
      {
        also: 'per month monthly mahine mahina har every each rate yearly annual annually year annum pa simple get earn मासिक महीने हर',
        about: ofMonthsInterest,
      },
    ),
  ),
  whole('salary <A> <P> (?:increment|hike|raise) baad', '$1 up $2 %', { about: /\d se / }),
  // Coins that were bought, and what they come to that are staked.
  whole(
    `<N> ${coin} bought <D> per \\w+ (?:current |currently |sold |price )?<D>(?: per \\w+| each)? (?:profit|gain|loss|faida|munafa|fayda)`,
    '$1 * ($3 - $2)',
  ),
  whole(`<N> (?:${coin}|शेयर) <D> (?:\\+ ?)?<N> (?:${coin}|शेयर) <D>`, '( $1 * $2 + $3 * $4 ) / ( $1 + $3 )', {
    also: 'bought buy average avg price cost खरीदे खरीदा और aur औसत भाव ausat phir @',
    about: /average|avg|ausat|औसत/,
  }),
  whole(
    `(?:staking|staked?) <N> ${coin} <P> (?:apy|yearly|year) (\\d+) years? ?${coin}?`,
    '$1 * ( 1 + $2 / 100 ) ^ $3',
  ),
  // One currency at the price that is told.
  whole('<N> usd[tc] <A>', '$1 * $2', { also: 'rupees rs inr worth total @' }),
  whole('1 (?:usd|dollar) <A> <N> (?:usd|dollars?)', '$2 usd in rupees at $1', {
    also: '= equals rupees inr rs worth',
    // "15000 rupees = ? dollars" has another currency to convert.
    about: /\d ?(?:usd|dollars?)[^\d]*$/,
  }),
  whole('dollar <A> <A> dollars?', '$2 inr in usd at $1', { also: 'rate rupaye mein milenge milega' }),
  // A loan that moves to another lender.
  whole(
    '(?:loan )?balance transfer <A> from <P> <P>(?: with)? <T>(?: left| remaining)? emi',
    'loan of $1 for $4 at $3 % instead of $2 % how much less emi',
    { also: 'reduce reduces reduced less lower down saved save' },
  ),
  whole(
    '(?:loan )?balance transfer <A> from <P> <P>(?: with)? <T>(?: left| remaining)? (?:interest|byaj)',
    'loan of $1 for $4 at $3 % instead of $2 % how much less total interest',
    { also: 'reduce reduces reduced less lower saved save saves total bachega' },
  ),
  whole(
    `${moved} <P> <P> <T>${withFee}`,
    (_, owed, now, next, time, fee) => toTransfer(owed, now, next, time, fee),
    ofTransfer,
  ),
  whole(
    '(?:balance|outstanding) <A> <T> <P> <P>',
    (_, owed, time, now, next) => toTransfer(owed, now, next, time),
    {
      also: 'loan home left remaining from to save saves saved saving rate interest how much',
      about: /^(?=.*\b(?:from )?\d[\d.]* ?%? to \d[\d.]* ?%).*\bsav/,
    },
  ),
  whole(
    `${moved} <T> <P> <P>${withFee}`,
    (_, owed, time, now, next, fee) => toTransfer(owed, now, next, time, fee),
    ofTransfer,
  ),
  // What a deposit pays on the way.
  ...(['month', 'quarter'] as const).flatMap((period) =>
    ['<A> <P>(?: <T>)?', '<A> <T> <P>'].map((figures, index) =>
      whole(
        figures,
        (_, deposit = '', one = '', other = '') =>
          index === 0
            ? `${deposit} ${one} % ${other} fd payout every ${period}`
            : `${deposit} ${other} % ${one} fd payout every ${period}`,
        { also: ofPayouts, about: paysEvery[period] },
      ),
    ),
  ),
  // What a scheme pays, and how long it takes.
  whole('(?:monthly )?<A> (?:monthly|month)', 'post office monthly income scheme $1', {
    also: 'post office mis pomis scheme income interest per milega',
    about: /\b(?:mis|pomis|post office monthly income)\b/,
  }),
  // The wage that a pension is of is the last one, which does not grow any more.
  ...['<A> <T>', '<T> <A>'].map((figures, index) =>
    whole(
      figures,
      (_, one = '', other = '') => {
        const [wage, service] = index === 0 ? [one, other] : [other, one]
        return `eps pension basic pay ${wage} a month ${service} of service pay grows 0 %`
      },
      {
        also: 'eps epf pension pensionable salary wage wages average service employee employees scheme per monthly month with get from after under naukri seva kaam mahine har se ki ka ke par kitni kitna banegi hogi milegi',
        about: /^(?=.*\beps\b)(?=.*\bpension)/,
      },
    ),
  ),
  whole('(?:<A> )?doubl(?:es?|ed|ing)', (_, deposit = '1 lakh') => `kvp ${deposit} time`, {
    also: 'kvp kisan vikas patra long take takes time years months kab kitne saal mahine in into money paisa',
    about: /^(?!.*\b(?:to|into) (?:how much|what)).*\b(?:kvp|kisan vikas patra)\b/,
  }),
  // A price with its tax in it.
  whole(
    '<A> <P> (?:gst|tax) (?:inside|included|include) (?:tax|gst)',
    '$1 inclusive of gst $2 % how much gst',
    {
      also: 'bill price total amount',
      about: asks,
    },
  ),
  whole('(?:gst|tax) <A> (?:gst |tax )?<P>', '$1 inclusive of gst $2 % base price', {
    also: 'price amount value base excluding exclusive without before total bill invoice and with rate',
    about: /\b(?:excluding|exclusive of|without|before) (?:the )?(?:gst|tax)\b.*\b(?:total|bill|invoice)\b/,
  }),
  // A price with its tax, and without it.
  whole(
    '(?:<P> gst <A> (?:bina|without) gst|mrp <A> <P> gst|<A> <P> gst (?:bina|without) gst)',
    '$2$3$5 inclusive of gst $1$4$6 % base price',
    {
      also: 'lagake lagakar laga jodke including include included inclusive with basic base original actual price amount nikalo',
      about: /without|bina|basic|base|actual|original/,
    },
  ),
  // An average price of shares, and equal parts.
  whole('<N> shares? <D> (?:<N>) (?:shares? )?<D>', '( $1 * $2 + $3 * $4 ) / ( $1 + $3 )', {
    also: 'average avg ausat price cost bought buy liye liya kharide phir then aur and @ rs me mein',
    about: /average|avg|ausat/,
  }),
  whole('<N> <D> <N> <D>', 'stock average $1 at $2 , $3 at $4', {
    also: 'stock stocks share shares average avg ausat price cost bought buy liye kharide phir then more again aur and @ rs each',
    // So many of them stand before what each cost.
    about:
      /^(?!(?:stock )?average)(?=.*(?:average|avg|ausat))(?=.*(?:stocks?|shares?)).*(?<![\d.])\d+(?: (?:more|shares?|stocks?))* (?:at|@) (?:rs ?|₹ ?)?\d[\d.]*[^\d]* \d+(?: (?:more|shares?|stocks?))* (?:at|@) (?:rs ?|₹ ?)?\d/,
  }),
  whole('bought <D> sold <D> <N> (?:shares?|stocks?|units?)', '$3 * ( $2 - $1 )', {
    also: 'profit gain loss buy sell at each total how much',
    keep: 'bought sold',
    about: /^(?!.*tax).*(?:profit|gain|loss)/,
  }),
  whole(
    '(?:sharing|split|splitting|divide) <A> (?:between|among) <N>(?: (?:people|friends|of us))? <P> tip',
    '$1 * ( 1 + $3 / 100 ) / $2',
    {
      also: 'bill with equally including',
    },
  ),
  whole('split <A> (?:among|between|in) <N>', '$1 / $2', {
    also: 'equally bill us',
    keep: 'in',
  }),
  // All of the instalments, which no rate is needed for.
  whole('emi <A> (\\d+) (?:months|emis|instalments|mahine) total', '$1 * $2', {
    also: 'paid pay payment amount total kul kitna chukaya',
    keep: 'total',
    about: /emi.* total|total.* emi/,
  }),
  // A goal by one payment, of which nothing is told yet.
  whole('(?:lump ?sum|one ?time) (?:target|goal)', 'lumpsum for target', {
    also: 'investment payment reach achieve get meet calculator',
    about: /target|goal/,
  }),
  // So many years' expenses.
  whole(
    'fire number <A> (?:per month|monthly|month|pm) <N> ?x',
    (_, expenses, times) =>
      `fire number monthly expenses ${expenses} at ${100 / Number(times)} % withdrawal rate`,
    { also: 'expenses expense' },
  ),
  // What a price does in a pool.
  whole(
    'impermanent loss (double|triple|quadruple)[sd]?',
    (_, times = '') =>
      `impermanent loss price change ${{ double: 100, triple: 200, quadruple: 300 }[times]} %`,
    { also: `${pooled} rises` },
  ),
  whole(
    '(?:impermanent loss|इम्परमानेंट लॉस) <N> ?(?:x|times|guna|गुना)',
    (_, times) => `impermanent loss price change ${(Number(times) - 1) * 100} %`,
    { also: `${pooled} rises` },
  ),
  whole(
    'impermanent loss (?:falls?|drops?|fell|down|crashe[sd]|minus|-) ?<P>',
    'impermanent loss price change minus $1 %',
    {
      also: pooled,
    },
  ),
  whole('impermanent loss (?:rises?|increases?|up|rose|change) <P>', 'impermanent loss price change $1 %', {
    also: pooled,
  }),
  whole(
    'current yield (?:<A> (?:coupon|interest)|(?:coupon|interest) <A>) (?:trading|priced?|bought) <A>',
    '$1$2 is what percent of $3',
    { also: 'bond with' },
  ),
]
