/**
 * Discounts, charges, profit and shares of a bill, told in any order of words. A question becomes its shape: N for an
 * amount, P for a percentage, T for a number of things or people, R for an amount that comes every month or year, L for
 * a length of time, and a sign for every word below; words that change nothing are left out. Anything else in it, and
 * no rule of `share-rules.ts` fits.
 */
export const shareWords = {
  OFF: 'off, discount, disc, rebate, concession, successive discounts, successive discount, discounts, discounts of, chhoot, chhut, choot, छूट, discount of, markdown, trade discount, cash discount, rebate of, छूट, डिस्काउंट, two successive discounts, two discounts, senior discount',
  CHARGE:
    'reverse charge, gst, igst, vat, sales tax, service tax, service charge, cess, duty, stamp duty, customs duty, tds, commission, brokerage, tax, surcharge, tip, tip of, gratuity, to leave, leave, sgst, cgst, gst component, gst amount, igst amount, जीएसटी, टैक्स, टिप, service tip, tax amount, वैट',
  INCLUDED:
    'juda hai, juda hua hai, juda hua, juda, जुड़ा हुआ है, जुड़ा हुआ, जुड़ा है, जुड़ा, inside, gst inside, andar, समेत, included, inclusive, inclusive of, including, includes, incl, sahit, shamil, mila ke, milakar, tax inclusive, shaamil, samet, शामिल, सहित, मिलाकर, incl of',
  REVERSE:
    'hata do, hataa do, हटा दो, hata ke, hatake, nikal ke, nikaal ke, nikal kar, reverse, reverse calculate, back calculate, remove, removing, take out, taking out, strip, strip out, hatao, hatakar, hata kar, हटाओ, हटाकर',
  PLUS: 'jodo, jod do, jodiye, jodna, जोड़ो, जोड़ दो, जोड़ें, जोड़िए, जोड़िये, plus, add, added, adding, laga ke, lagake, lagakar, laga kar, jodke, jodkar, jod ke, jod kar, lagne ke baad, after adding, on top, extra, जोड़कर, जोड़ कर, जोड़ने पर, jodne par, lagakar, लगाकर, upar se, ऊपर से, an extra, an additional',
  WITH: 'with, ke saath, ke sath, के साथ',
  TOTAL:
    'total, in total, grand total, final bill, total bill, in all, altogether, with tax, final, final price, final amount, net, invoice value, total amount, kul, कुल, grand total amount, sab milakar, overall, all together',
  BEFORE:
    'mrp kitni thi, mrp kitni, mrp kya thi, एमआरपी, अंकित मूल्य, ankit mulya, exclusive, pre tax, pretax, pre gst, before tax, without, excluding, exclusive of, bina, before, original, original price, originally, base price, base amount, base value, base, taxable value, marked price, was mrp, mrp was, the mrp, what mrp, list price, pehle, initial price, earlier, बिना, असली, पहले, asli, asal, mool, मूल, actual price, real price, ex gst, ex tax, net of gst, taxable, taxable amount, असली दाम, असली कीमत, asli daam',
  VALUE: 'value of, worth of',
  AFTER: 'after, ke baad, baad, के बाद, बाद',
  PAID: 'diya, dia, दिया, दिए, दिये, i paid, paid, pay, you pay, pays, to pay, each pays, got it for, dena padega, dene padenge, diye, payable, net payable, to be paid, payment, i pay, we pay, do i pay, do we pay, पड़ा, पड़ी, पड़ेगी, पड़ेगा, पड़े, देना होगा, देना पड़ेगा, देने होंगे, chukaya, चुकाया, took',
  SAVED:
    'discount kitna, discount kitni, kitna discount, kitni chhoot, chhoot kitni, how much discount, how much is the discount, what is the discount, saved, save, saving, savings, discount amount, amount of discount, bachat, bachega, bache, savings, bachata, bachati, bachat, bachaya, बचत, बचाता, बचाती, बचाया, बचाए, set aside, put aside',
  UP: 'increase, increased, increases, up, goes up, went up, rises, rose, rise, gain, gains, gained, grew, hike, hiked, raise, raised, higher, badha, badh gaya, badha diya, mehnga, markup, mark up, appreciates, appreciated, jumps, jumped, upar, going up, goes up by, went up by, increment, appraisal, increment of, hike of, raise of, badhi, badhegi, badhega, badhne, badhkar, बढ़ा, बढ़ी, बढ़े, बढ़ गया, बढ़ गई, बढ़ोतरी, वृद्धि, महंगा, महँगा, more than, raised by, gaining, बढ़कर, gains of, rise of',
  DOWN: 'decrease, decreased, decreases, down, goes down, went down, falls, fell, fall, drops, dropped, drop, reduced, loses, lost, lower, gira, gir gaya, ghata, ghat gaya, sasta, niche, declined, crashed, dips, dipped, going down, goes down by, went down by, घटा, घटी, गिरा, गिर गया, सस्ता, कम हुआ, fallen, cut, cut by, घट गया, kami, ghatkar, कमी, घटकर',
  CHANGE:
    'absolute return, absolute returns, absolute growth, difference between, change, changed, difference, growth, moved, movement',
  FROM: 'from',
  BOUGHT:
    'lagat, lagat mulya, खरीद मूल्य, क्रय मूल्य, खरीद कीमत, क्रय कीमत, khareed mulya, kray mulya, kharid, kharidi keemat, bought, bought at, bought for, buys, buy, cost price, cp, cost, costs, costing, costed, purchased, purchases, purchase price, kharida, kharidi, kharide, buying price, cost me, cost is, bought it for, kharidne ka daam, kharid mulya, cost price of, costs me, लागत, खरीदा, खरीदी, खरीदे, खरीदकर, mein kharida, me kharida, buying cost, on cost, purchase',
  SOLD: 'sold it, sold them, sold it for, sold them for, sold, sells, sell, selling price, sp, becha, bechi, beche, bech diya, resold, selling, sale price, sells for, sells at, sold for, sold at, sell for, sell at, selling for, selling at, सोल्ड, बेचा, बेची, बेचे, बेच दिया, bechne, bechu, bechun, sell it for, gross sale, on selling price, on sp, on sale price, by selling',
  PROFIT:
    'profit, profit or loss, munafa, fayda, faida, kamai, मुनाफा, return, roi, लाभ, फायदा, फ़ायदा, labh, nafa, munaafa, naafa, profit margin on cost',
  LOSS: 'loss, nuksan, nuksaan, ghaata, नुकसान, हानि, घाटा, haani, hani, नुक़सान',
  MARGIN: 'margin, profit margin, gross margin, gp margin, gp, gross profit margin, margin percentage',
  PERCENT:
    'percent, percentage, %, pratishat, per cent, kitne percent, प्रतिशत, what percent, how many percent, how much percent, what percentage, what %, in percent, as percent, in percentage, kitna percent, kitna pratishat, kitne pratishat, कितने प्रतिशत, कितना प्रतिशत, परसेंट, फीसदी',
  SPLIT:
    'split, divide, divided, batna, baant, baante, baant do, distribute, distributed, equally, evenly, among, amongst, between, shared, share equally, equal, equal shares, equal share, equal parts, barabar, baanto, bato, baat, baatna, बराबर, बाँटो, बांटो, बाँटना, बांटना, in equal parts, shared by, split among, split between',
  EACH: 'each, a piece, per piece, per share, per unit, per kg, a kg, per litre, a litre, a gallon, per gallon, per ticket, a ticket, per coin, per item, each person, per person, per head, apiece, har ek, ek ek, each one, individually, a metre, per metre, a meter, per meter, per gram, a gram, per foot, per sq ft, per sqft, per dozen, a dozen, per box, a box, per packet, a packet, per bottle, a bottle, per plate, a plate, per head, prati kilo, per kilo, a kilo, ka ek, rupees each, rs each, apiece, प्रति किलो, per bag, a bag, per carton, per day per person, per cup, a cup, per night per person, gets each, each gets, ek ka, ek ko, हर एक, एक को, prati vyakti, har kisi ko',
  OF: 'out of',
  BACK: 'get back, back to, break even, recover, breakeven, get back to, break even point, breaking even',
  SE: 'se, से',
  AMONG: 'me se, mein se, में से, mese, meinse, out of my, out of our',
  PERCENTOF:
    'percent of, percentage of, % of, what percent of, what percentage of, what % of, how many percent of, how much percent of',
  POINTS: 'percentage points, percent points, % points, percentage point',
  NEW: 'new salary, new price, new pension, new rent, new fee, new value, new amount, new pay, new ctc, new package, new bill, nayi salary, naya salary, nayi pagar, naya kiraya, naya rent, naya daam, नया वेतन, नई कीमत, revised, revised salary, new',
  SALES:
    'sales, sale, turnover, revenue, bikri, बिक्री, sale of, sales of, on sale of, on sales of, on sale, on sales, ki sale, ki bikri',
  SPENT:
    'spent, spend, spends, spending, kharch, kharcha, expense, expenses, overheads, खर्च, खर्चा, used, kharche',
  LEFT: 'balance, i have now, ab kitne hain, ab kitna hai, अब कितने हैं, what is left, left, left over, leftover, remaining, remains, remain, bacha, bachta, bachi, kitne bache, baki, baaki, shesh, बचा, कितने बचे, कितनी बची, बचेगा, बाकी, शेष, bach gaya, bach gaye',
  FIXED: 'fixed cost, fixed costs, fixed expense, fixed expenses, fixed kharcha',
  SINGLE:
    'total discount, overall discount, effective discount, net discount, combined discount, kul discount, kul chhoot, कुल छूट, single discount, one discount, one single discount, equivalent discount, single equivalent discount',
  YEAR: 'year, yearly, annual, annually, annum, saal, sal, salana, साल, सालाना, वार्षिक, annual payment, yearly payment',
  MONTH: 'month, months, monthly, mahina, mahine, mahana, महीना, महीने, मासिक, maasik',
  WEEK: 'week, weekly, hafte, hafta',
  DAY: 'day, days, daily, din, roz, दिन, रोज़',
  WHEN: 'on average, last month, this month, last year, this year, pichle mahine, is mahine, pichle saal, is saal, pichhle saal, पिछले साल, इस साल, पिछले महीने, इस महीने, last week, this week, last quarter, this quarter',
  TIMEFREE: 'no interest, without interest, no return, no returns, just savings, in a tin, in cash, gullak',
  MILEAGE: 'km per litre, km per liter, kmpl, mileage, kilometre per litre, kms per litre',
  SPEED: 'speed in km per hour, speed, km per hour, kmph, kmh',
} as const

export type ShareSign = keyof typeof shareWords
