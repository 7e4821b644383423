import { toPlainLetters } from './to-plain-letters.ts'

/**
 * What people say, by what they mean: phrases in English, Hindi and the mixture of both, separated by commas.
 * Matching is by whole words, longest phrase first, and forgives small typing errors in long words.
 */
const phrases = {
  sip: 'starting sip, sip amount, sips, sip, s i p, systematic investment plan, systematic investment, सिप, एसआईपी, एस आई पी',
  lumpSum:
    'one time to have, ek sath kitna invest, ek sath kitna lagau, ek sath kitna lagaun, ek sath kitna lagana, ek sath kitna dalu, एक साथ कितना लगाऊं, एक साथ कितना निवेश, one time payment, single payment, lumpsum payment, upfront payment, as a lumpsum, as lumpsum, ek sath, एक साथ, in one go, at one go, in one shot, at one shot, all at once, at once, in a single, lump sum, lumpsum, lump-sum, lumsum, one time, one-time, onetime, single investment, ek baar, ek bar, invested once, once, एकमुश्त, एक बार, ekmusht',
  stepUp:
    'raise by, badhotri, badhotari, बढोतरी, raised, raised by, raises, increase, increased, increases, increase it, बढ़ाते, बढ़ाते हुए, बढ़ाने, बढ़ाए, badhate, badhate hue, sip growing, sip grows, sip increasing, sip increases, sip rising, sip rises, stepping up, stepping it up, stepping, badhata, badhata hu, badhata hoon, badhati, badhe, badhaya, badhayenge, badhaunga, per month growing, a month growing, monthly growing, every month growing, increase every year, increased every year, step, step up, step-up, stepup, stepped up, step it up, top up, top-up, topup, annual increase, yearly increase, increase it by, increasing, increase my, i increase, raise it, raise my, raising, hike, badhau, badhaun, badhao, badhane, badhti, badhaye, badha du, badhega, increment, बढ़ने, बढ़ाऊं, बढ़ाऊँ, बढ़ती, स्टेप अप, increases every year, growing every year',
  mutualFund: 'mutual fund, mutual funds, mf, index fund, म्यूचुअल फंड, equity fund, etf, stocks',
  invest:
    'bachata, bachati, bachate, bachaunga, bacha raha, bacha rahi, lock, locked, park, parked, parking, share price, stock price, invests, saves, puts, invest, invested, investing, investment, investments, put, putting, save, saving, saved, deposit, deposited, lagau, lagaun, lagaya, lagane, lagana, lagaoon, nivesh, jama, bachat, i keep, निवेश, लगाऊं, लगाऊँ, लगाए, जमा, contribute, contribution, contributing',
  grow: 'ant mein, ant me, aakhir mein, akhir mein, aakhir me, akhir me, अंत में, आखिर में, have at the end, get at the end, total at the end, value at the end, kimat, keemat, qeemat, ब्याज पर कितना होगा, byaj par kitna hoga, byaj pe kitna hoga, मैच्योरिटी, मैच्यूरिटी, परिपक्वता, ending balance, जुड़ जाएगा, ban jaega, shall we receive on maturity, receive on maturity, get on maturity, will i receive on maturity, will i get on maturity, get at maturity, receive at maturity, kitna jama hoga, kitna jama ho jayega, kitne jama honge, have saved up, will i have saved, have saved by then, jud jayega, jud jayenge, jud jaega, jama ho jayega, jama ho jayenge, jama ho jaega, ikattha ho jayega, ikatthe ho jayenge, end up with, ending up with, do i end up with, wealth, accumulated value, worth after, worth in, be worth in, be worth after, grow, grows, growing, grew, grown, become, becomes, became, turn, turns, turned, turn into, banega, banegi, ban jaye, ban jayega, ban jayenge, bane, banane, ho jayega, ho jaega, ho jayenge, हो जाएंगे, हो जाएगा, बनेगा, बन जाएगा, accumulate, accumulated, is now, now worth, amounts to, amount to, final amount, final value, maturity, matures, maturity value, maturity amount, future value, fv, worth, value',
  principal:
    'mool, mul rashi, mool rashi, mool rakam, मूल, मूल राशि, मूल रकम, savings account, principal, p, initial, starting amount, starting with, capital, मूलधन, mool dhan, mooldhan',
  rate: 'savings pay, apr, apr of, rate, rates, rate of interest, roi, r, interest rate, return rate, rate of return, annual rate, cagr of, at, @, par, pe, per, dar, दर, पर, ब्याज दर, assuming',
  returns:
    'वृद्धि, ग्रोथ, gives, giving, figure on, my fund gave, fund gave, fund gives, fund returned, my fund returned, investment gave, portfolio gave, portfolio returned, investment returned, returning, returning about, gives a return of, return, returns, expected return, annual return, annual returns, yield, rtn, रिटर्न, earn, earns, earning, growth',
  interest:
    'interest is, interest of, interest =, interest on, intrest on, byaj on, interest, intrest, intrst, byaj, bayaj, byaaj, sood, ब्याज, सूद',
  profit:
    'increase in cost, profit part, only the profit, मुनाफ़ा, मुनाफे, sirf munafa, profit portion, profit, profits, gain, gains, munafa, fayda, faida, मुनाफा, फायदा, returns earned, profit will i make, earn in total, wealth gained, wealth gain, capital gains, how much will i earn, estimated returns',
  investedTotal:
    'did i invest, have i invested, do i invest altogether, kitna invest kiya, maine kitna dala, maine kitna invest kiya, total i put in, total i paid in, कुल निवेश कितना, कुल निवेश, did i invest in all, i invest in all, invest in all, invested in all, kitna jama kiya, jama kitna kiya, jama kitna, how much invested, कितना जमा किया, kul jama, kul jama rashi, कुल जमा, कुल जमा राशि, put in myself, have put in, will i put in, have i put in, do i put in total, put in total, money do i put, do i put in, do i invest in total, i invest in total, total deposit, total contribution, total amount i invest, total money invested, own money, total invested, invested in total, total investment, have invested, amount invested, invested amount, invest in total, kul nivesh, total paid in',
  target:
    'बनाने के लिए, बनाने, one time to have, जोड़ने हैं, जोड़ना है, jodne hai, jodne hain, gets me to, get me to, जोड़ने के लिए, jodne ke liye, to hit, for having, पाने के लिए, पाने, to retire with, retire with, retiring with, to be a, to be, target, goal, reach, reaches, to get, to have, to build, to accumulate, want, need, achieve, corpus of, ke liye, banane, chahiye, chahta, chahie, lakshya, लक्ष्य, के लिए, चाहिए, will make, hold, holder of, become a holder of, to become, due in, future amount, receive',
  need: 'kitne ki karu, kitne ki karun, kitne ki karni, kitne ki karau, kitne ki karaun, kitne ki fd, fd kitne ki, kitni fd, how big an fd, how large an fd, कितने की करूं, कितने की एफडी, कितनी एफडी, एफडी कितने की, need, needed, required, require, must, should, karni padegi, karna padega, karna hoga, karni hogi, karni padega, chahiye, lagana hoga, lagana padega, करनी होगी, करना होगा, करनी पड़ेगी, चाहिए',
  askSip:
    'what monthly investment, which monthly investment, mahine ka kitna dalna, mahine ka kitna daalna, mahine ka kitna dalna padega, mahine ka kitna daalna padega, har mahine kitna dalna padega, har mahine kitna dalna, har mahine kitna daalna, put by every month, put by each month, monthly sip do i begin with, monthly sip do i start with, sip do i begin with, sip do i start with, monthly sip should i begin with, monthly sip should i start with, what monthly savings, what monthly saving, monthly saving to, monthly savings to, what monthly amount, which monthly amount, how much to invest every month, how much to invest each month, how much to invest per month, how much to invest a month, how much to invest monthly, amount to invest every month, amount to invest per month, amount to invest monthly, sip to make, sip to get, sip to reach, sip to build, sip to become, sip to have, sip to accumulate, first sip, initial sip, how much do i need to put every month, how much should i put every month, how much should i put per month, how much to put every month, put in monthly, put in each month, put in a month, put in per month, put every month, put each month, put per month, put in every month, put away every month, need every month, deposit every month, deposit monthly, keep aside every month, keep aside monthly, put aside every month, put aside monthly, save up every month, contribute every month, contribute monthly, put monthly, invest every single month, required monthly investment, required monthly sip, required monthly saving, monthly investment required, how much sip, what sip, which sip, kitni sip, kitne ki sip, कितनी सिप, कितनी एसआईपी, sip needed, sip required, sip amount, sip do i need, sip should i, sip will make, sip reaches, starting sip, monthly sip needed, how much per month, how much a month, how much monthly, monthly investment needed, monthly amount needed, invest monthly, invest per month, invest every month, invest each month, invest a month, save each month, save every month, save per month, save monthly, save a month, set aside every month, har mahine kitna, mahine ka kitna, mahine kitna, har mahine kitne, monthly kitna, har mahine kitna invest, har mahine kitna nivesh, har mahine kitna lagana, mahine kitna invest, required sip, sip kitni, kitni sip karni, हर महीने कितना, महीने का कितना, महीने कितना, how much should i invest monthly, monthly investment do i need, monthly saving needed, monthly savings needed',
  askMonthly:
    'how much per month, how much a month, how much monthly, har mahine kitna, mahine ka kitna, mahine kitna, har mahine kitne, monthly kitna, mahina kitna, mahina ka kitna, mahine mein kitna, हर महीने कितना, महीने का कितना, महीने कितना, महीना कितना',
  howMuch:
    'how much, what, kitna, kitni, kitne, कितना, कितनी, कितने, calculate, find, compute, batao, bataiye, tell me, kya hoga',
  howLong:
    'how many months to pay, how many years to pay, how long to pay, months to pay, years to pay, how long will it take to pay, find time, find the time, number of instalments, number of installments, no of instalments, no of installments, how many instalments, how many installments, how many emis, years for, doubling time, kitna time, kitna samay, kitna waqt, कितना समय, how long, how many years, how many months, how much time, when will, when do i, when does, when do my, when my, how fast, how quickly, kitne saal, kitne sal, kitne mahine, kitne samay, kab, kab tak, kitne din, kitne varsh, कितने साल, कितने महीने, कितने वर्ष, कब, कितने समय, time needed, time required, time taken, years to, what tenure, which tenure, tenure needed, how soon, months to, number of years, number of months, years will it take, time to, time will',
  askRate:
    'required return, required rate, required returns, needed return, needed rate, rate of simple interest, simple interest rate, what rate, at what rate, which rate, what interest rate, what is the interest rate, what return, what returns, what annual return, what cagr, kitne percent, kitna percent, kitne pratishat, kitna return, कितने प्रतिशत, annualised return, annualized return, rate needed, rate required, return needed, return required, return do i need, interest rate is, what simple interest rate, effective return, rate of return do',
  double:
    'doubling time, double, doubles, doubled, doubling, dugna, duguna, dogunaa, doguna, dugni, दोगुना, दुगना, दुगुना, twice, 2x',
  triple: 'triple, triples, tripled, teen guna, tigna, tiguna, तिगुना, तीन गुना, 3x, thrice',
  quadruple:
    '4x, four x, quadrupled, quadruple, quadruples, four times, chaar guna, चार गुना, char guna, चौगुना',
  cagr: 'सीएजीआर, compounded annual growth, annual growth rate, yearly growth rate, saalana kitne percent badha, salana kitne percent badha, saalana kitna badha, salana kitna badha, growth rate, compounded growth, cagr, compound annual growth rate, annualised return, annualized return, annualised growth, annualized growth',
  loan: 'how many months to pay, how many years to pay, how long to pay, months to pay, years to pay, to clear, to close, be cleared, get cleared, clear karne me, clear karne mein, clear hone me, clear hone mein, chukane me, chukane mein, chukaane me, chukaane mein, chukne me, chukne mein, चुकाने में, how long will it take to pay, total payment, total repayment, total outgo, kul bhugtan, कुल भुगतान, credit card, card due, card dues, card bill, card debt, card outstanding, card balance, card ka bill, card ka bakaya, total i will repay, total i would repay, total i repay, will i repay, do i repay, have to repay, must i repay, i repay in total, repay in total, repay in all, give back to the bank, give back to bank, गृह ऋण, वाहन ऋण, कर्जा, finance, mudra loan, edu loan, repay, repaying, repaid, pay off, paid off, paying off, pay it off, pay back, paid back, lent, housing loan, homeloan, carloan, personalloan, hl, loan amount, loan amt, loan, loans, borrow, borrowed, borrowing, mortgage, udhaar, udhar, karz, karza, karj, rin, लोन, ऋण, कर्ज, कर्ज़, home loan, car loan, personal loan, education loan, lend, lone, an advance of, advance of, bank advance, repayable, financing',
  lent: 'lent, lend, udhar diya, udhaar diya, udhar dia, udhaar dia, udhar de diya, udhaar de diya, udhar diye, udhaar diye, karz diya, karza diya, उधार दिया, उधार दिए, कर्ज दिया',
  flatRate:
    'flat rate, flat rates, flat rate of, flat rate of interest, flat interest, flat interest rate, flat basis, flat method, flat emi, flat roi, फ्लैट रेट, फ्लैट ब्याज',
  /** What a flat rate is on the reducing balance. */
  toReducing:
    'as a reducing balance rate, as a reducing rate, in reducing balance terms, equivalent reducing rate, equivalent reducing balance rate, equivalent reducing interest rate, equivalent rate on reducing balance, equivalent rate, effective reducing rate, effective reducing balance rate, effective reducing interest rate, what reducing rate, which reducing rate, reducing rate equivalent, reducing balance equivalent, reducing equivalent, real interest rate, actual interest rate, actual rate, true interest rate, true rate, actual reducing rate, real reducing rate, asli rate, asli byaj dar, kitna reducing rate, reducing rate kitna, in reducing terms, on reducing basis',
  ppf: 'ppf, public provident fund, पीपीएफ',
  reducingBalance:
    'reducing balance, reducing, reducing rate, reducing method, diminishing balance, diminishing',
  emiOf:
    'emi budget, emi budget of, budget of, emi capacity, emi capacity of, for emi, for emi of, for an emi of, emi of, emi is, instalment of, installment of, kist of',
  looseInterest: 'ka byaj, ka interest, ka sood, का ब्याज, par byaj, pe byaj, saal ka byaj, saal ka interest',
  emi: 'owe monthly, owe every month, owe per month, owe each month, equal monthly instalments, equal monthly installments, equal instalments, equal installments, each instalment, each installment, payment, p and i, monthly p and i, principal and interest payment, emi budget, emi budget of, emi capacity, emi capacity of, for emi, for emi of, for an emi of, monthly outgo, outgo, payments, payments on, monthly payments, mortgage payments, car payment, car payments, loan payments, mortgage payment, loan payment, payment on, payment for, repayment, each emi, per emi, emi of, emi is, emi amount, amount of emi, emi, emis, e m i, installment, instalment, installments, instalments, equated monthly instalment, equated monthly installment, monthly installment, monthly instalment, monthly payment, kist, kisht, kishte, किस्त, ईएमआई, pay every month, pay per month, pay each month, pay monthly, monthly kist, mahine ki kist',
  loanEligible:
    'loan i can get, loan i can take, loan i could get, loan we can get, loan we can take, loan i can afford, loan i qualify for, kitne ka loan, kitne tak ka loan, kitne ka karz, कितने का लोन, कितने का कर्ज, biggest car loan, biggest home loan, biggest personal loan, largest car loan, largest home loan, largest personal loan, how much mortgage, how much mortgage does that buy, loan amount i can take, loan amount i can get, loan amount can i take, largest loan, biggest loan, loan possible, loan size, how big a loan, how large a loan, how big a mortgage, how much car loan, how much home loan, how much personal loan, how much housing loan, what car loan, loan do i get, loan will i get, loan can i take, max loan, max home loan, maximum loan, maximum home loan, loan for emi, home loan for emi, loan amount for emi, loan for an emi, how much loan, what loan, what home loan, kitna loan, loan can i get, loan can i afford, loan amount can, eligible, loan milega, how much can i borrow, can i borrow, कितना लोन, कितना कर्ज, कितना कर्ज़, loan amount possible, loan is possible, कर्ज़ मिल सकता, कर्ज मिल सकता, afford, eligibility, loan kitna',
  totalInterest:
    'over what i borrowed, over and above the loan, over and above what i borrowed, kitna hoga byaj, kitna hoga interest, kitna hoga sood, कितना होगा ब्याज, interest portion, interest part, byaj ka hissa, interest i will receive, interest i will get, interest i would get, interest he will get, interest she will get, interest they will pay, interest we will receive, interest will be, interest would be, the interest i receive, how much interest do i pay in total, interest do i pay in total, interest will i pay in total, interest in all, pay back is interest, is interest, is just interest, goes to interest, goes towards interest, goes into interest, in interest, interest do i get, interest will i get, interest can i get, interest do i earn, interest will i earn, interest earned, interest i get, interest i earn, pay as interest, as interest, extra i pay as interest, how much extra, extra interest, kitna extra, byaj kitna dena, interest kitna dena, total interest, interest payable, interest will i pay, interest do i pay, total byaj, kul byaj, byaj kitna, kitna byaj, कुल ब्याज, कितना ब्याज, ब्याज कितना, interest in total, interest paid, interest outgo, overall interest, how much interest, interest cost, fd interest on, interest on fd, interest on an fd, interest on a fd, interest on fixed deposit, interest on a fixed deposit, interest from fd, fixed deposit interest on, total intrest, interest amount, amount of interest, total interest earned, interest income, interest component, kitna interest, interest kitna',
  /** All of the interest, and no part of it. */
  wholeInterest:
    'total interest, interest in total, interest in all, overall interest, total byaj, kul byaj, कुल ब्याज',
  totalPayment:
    'instalments paid, give back to the bank, give back to bank, will i give back, kitna wapas karna, kitna wapas karna padega, wapas kitna, kitna lautana, kitna lautana hoga, lautana kitna, kul kitna lautana, paid over the term, cost me in all, cost me in total, total i will repay, total i would repay, total i d repay, total i repay, total payable, payable in total, payable in all, total amount payable, total i pay, total do i pay, total will i pay, total i will pay, i pay altogether, pay altogether, pay in all, owe me in all, owe in all, owe me in total, total bank ko kitna wapas, bank ko kitna wapas, kul kitna wapas, total kitna wapas, kitna wapas dena, jodke kul kitna, kul kitna dena, kul kitna chukana, kul kitna bharna, byaj jodke kul, byaj samet kul, कुल कितना चुकाना, कुल कितना देना, कुल कितना लौटाना, कुल कितना वापस, ब्याज समेत कुल, लौटानी होगी, लौटाना होगा, कुल चुकाना, total i will pay back, including interest, will i repay, do i repay, have to repay, must i repay, i repay in total, repay in total, repay in all, will i pay back, total payment, total amount, total repayment, amount repaid, total repaid, total amount repaid, pay in total, total outgo, pay back, total paid, कुल भुगतान, kul bhugtan, kul rakam, total kitna dena, total kitna bharna, total kitna paisa, kitna total dena',
  outstanding:
    'amount to clear a, amount to clear my, prepayment amount to clear, to clear a, to close my, to settle my, to clear my, to settle my loan, settle my loan, to close my loan, close my loan, close my home loan, clear the loan, clear my loan, कितना मूलधन बाकी, मूलधन कितना बाकी, मूलधन बाकी, kitna mooldhan baki, kitna mooldhan baaki, kitna principal baki, kitna principal baaki, principal kitna baki, principal kitna baaki, still unpaid, payoff amount, pay off amount, foreclose, foreclosing, foreclosure, foreclosure amount, preclose, preclosure, pay to close it, to close it, to close the loan, close the loan, settle the loan, closing amount, band karu to kitna, band karun to kitna, band karna ho to kitna, band karne ke liye kitna, band karne par kitna, loan band karu, loan band karna, kitna baaki, kitna baki, baaki, still owed, still owe, still due, how much principal is outstanding, principal is outstanding, principal outstanding, outstanding principal, principal remaining, principal is remaining, principal left, principal is left, remaining principal, how much principal is left, how much principal remains, how much loan is left, how much principal left, how much loan left, outstanding, outstanding balance, remaining balance, balance left, remaining loan, owed, baki, bakaya, बाकी, बकाया, owe, loan balance, balance after',
  principalRepaid:
    'is principal, emi is principal, emi goes to principal, emi goes towards principal, how much principal, how much of the principal, principal have i repaid, principal repaid, principal paid, principal component, principal part, principal portion, principal gets repaid, principal gets paid, principal is repaid, principal is paid, principal do i repay, principal do i pay, principal will i pay, principal will i repay, principal will be paid, principal will be repaid, kitna principal, principal kitna, kitna mooldhan, mooldhan kitna, kitna mool dhan, कितना मूलधन, मूलधन कितना, how much of my principal',
  interestSoFar:
    'how much interest will i have paid, how much interest have i paid, how much interest would i have paid, interest so far, interest paid so far, interest have i paid, interest will i have paid, interest would i have paid, interest i have paid, interest i will have paid, interest have i already paid, interest paid till then, interest paid by then, interest will have been paid, interest have i paid in total, ab tak kitna byaj, tab tak kitna byaj, kitna byaj de chuka, kitna byaj bhar chuka, kitna byaj chuka, कितना ब्याज दे चुका, कितना ब्याज चुका',
  prepay:
    'part prepayment, part prepayments, prepay, prepaying, prepaid, pre-pay, prepayment, pre payment, part payment, part-payment, partpayment, part pay, extra payment, prepayment of, prepe, प्रीपेमेंट',
  saved: 'saved, save, saving, bachega, bachat, bachenge, बचेगा, savings',
  monthsSaved:
    'does it get shorter, get shorter, gets shorter, shorter, months shorter, sooner does it end, sooner will it end, reduces how many months, reduces by how many months, reduce how many months, reduce by how many months, cuts how many months, months will reduce, months reduce, tenure will reduce, tenure reduces, how many months will reduce, months will be reduced, kitne mahine kam, kitne saal kam, years will reduce, years less, months saved, months sooner, months earlier, how many months, months less, time saved, tenure reduced, tenure reduction, kitne mahine, how much sooner, how much earlier, months do i save, years saved',
  newEmi:
    'emi will reduce, emi reduces, if tenure is unchanged, if the tenure is unchanged, tenure unchanged, keep the tenure, keeping the tenure, same tenure, reduced emi, new emi, lower emi, emi after, nayi emi, revised emi',
  tenure:
    'muddat, मुद्दत, samay avadhi, samay, समय, by then, over the life of, over the life of the loan, life of the loan, life of loan, over its life, tenor, tenures, down the line, years down the line, away, years away, years from now, from now, long term, over the next, in the next, for the next, next, during, throughout, a time of, tenure, term, period, duration, time, t, for, over, in, within, after, mein, me, mai, tak, avadhi, baad, bad, में, तक, बाद, अवधि, के बाद, ke liye, के लिए, ka, ki, ke',
  past: 'pehle, years back, yrs back, ago, years ago, saal pehle, saal pahle, साल पहले',
  after: 'after, baad, bad, ke baad, बाद, के बाद, later, at the end of',
  fd: 'kitne ki fd, fd kitne ki, kitni fd, how big an fd, how large an fd, कितने की एफडी, कितनी एफडी, एफडी कितने की, cumulative, cumulative deposit, सावधि जमा, fd interest on, interest on fd, interest on an fd, interest on a fd, interest on fixed deposit, interest on a fixed deposit, interest from fd, fixed deposit interest on, fd, fdr, fdrs, f d, fds, fixed deposit, fixed deposits, term deposit, bank deposit, fix deposit, एफडी, एफ डी, फिक्स्ड डिपॉजिट',
  interestIs:
    'interest is, simple interest is, si is, si of, interest of, simple interest of, interest =, simple interest =',
  interestOn:
    'on, interest on, simple interest on, si on, s i on, compound interest on, ci on, c i on, byaj on, intrest on, simple intrest on, compound intrest on',
  simpleInterest:
    'what simple interest rate, simple interest rate, rate of simple interest, simple interest is, si is, si of, simple interest of, simple interest =, simple interest on, si on, s i on, simple intrest on, simple interest, simple intrest, simple, si, s i, saral byaj, sadharan byaj, saral, sadharan, साधारण, सरल, sada byaj, साधारण ब्याज, सरल ब्याज, simple rate',
  compound:
    'compound interest on, ci on, c i on, compound intrest on, compound interest, compound intrest, ci, c i, compound, compounded, compounding, compounds, chakravriddhi byaj, chakravridhi byaj, chakravriddhi, chakrvridhi, चक्रवृद्धि ब्याज, चक्रवृद्धि',
  /** Interest that is asked for, not only how it is counted. */
  askCompound:
    'compound interest on, ci on, c i on, compound intrest on, compound interest, compound intrest, ci, c i, chakravriddhi byaj, chakravridhi byaj, चक्रवृद्धि ब्याज, monthly compound interest',
  monthlyCompounding:
    'compounded monthly, monthly rests, monthly rest, monthly compounding, compounding monthly, monthly compounded, compound monthly, compounds monthly, monthly compound interest, compounded every month, masik chakravriddhi, मासिक चक्रवृद्धि',
  yearlyCompounding:
    'compounded annually, annual rests, annual rest, yearly rests, yearly rest, compounded yearly, annual compounding, yearly compounding, compounding annually, compounding yearly, compounds annually, compounded every year',
  dailyCompounding:
    'compounded daily, daily compounding, compounding daily, compounds daily, daily compounded, compound daily',
  finalAmount:
    'अंत में कितना, ant me kitna, ant mein kitna, परिपक्वता राशि, ending balance, end balance, closing balance, amount due, amount, final amount, total amount, total, kul rakam, rakam, rakm, रकम, राशि, mishradhan, मिश्रधन, maturity amount, maturity value, amount after, amt, end value, कुल राशि',
  askPrincipal:
    'find the sum, find sum, find the original sum, what was the sum, what is the sum, find principal, find the principal, principal if, principal when, what is the principal, sum if, sum when, on what sum, on which sum, what sum of money, on what principal, what principal, which principal, how much principal, kitna mool dhan, kitna mooldhan, what sum, principal needed, what capital',
  half: 'half yrly, ब्याज छमाही जुड़े, छमाही जुड़े, half yearly, half-yearly, halfyearly, semi annually, semi-annually, semiannually, semi annual, semiannual, biannually, twice a year, every six months, every 6 months, half yearly rests, half yearly rest, six monthly rests, chhamahi, chhemahi, अर्धवार्षिक, छमाही, six monthly',
  quarterly:
    'qtrly, each quarter, compounding each quarter, quarterly, quarterly rests, quarterly rest, quaterly, quartely, every quarter, every three months, timahi, timaahi, trimasik, तिमाही, त्रैमासिक, per quarter, four times a year',
  daily: 'daily, every day, per day, rozana, roz, each day, दैनिक',
  weekly:
    'weekly, every week, per week, each week, a week, har hafte, har hafta, hafte, प्रति सप्ताह, हर हफ्ते, हर सप्ताह, साप्ताहिक, saptahik',
  fortnightly: 'fortnightly, every fortnight, each fortnight, per fortnight, a fortnight',
  /** Becomes less, by so much of what is left. */
  losing:
    'lost, lose, loses, losing, a loss of, loss of, falls, fall, fell, falling, falls by, fall by, drops, drop, dropped, dropping, drops by, declines, declined, declining, decline, decreases, decrease, decreasing, shrinks, shrinking, sinks, depreciates, depreciate, depreciating, depreciation, depreciates by, depreciation of, goes down, going down, goes down by, comes down, wdv, written down value, ghatta, ghatti, ghate, ghatti hai, ghatta hai, girta, girti, girte, gire, gir jata, gir jati, gir jaye, kam hota, kam hoti, kam ho, kam ho jata, kam ho jati, kam ho jaye, nuksan, nuksaan, loss, घटता, घटती, घटे, घट जाता, घट जाती, गिरता, गिरती, गिरे, कम होता, कम होती, कम हो, कम हो जाता, कम हो जाती, नुकसान',
  lostAmount:
    'how much value lost, how much value is lost, how much is lost, how much lost, how much was lost, how much gets lost, value lost, lost in value, how much does it lose, how much will it lose, how much do i lose, how much will i lose, how much did i lose, how much value does it lose, how much value will it lose, how much loss, what is the loss, loss in value, fall in value, drop in value, total loss, total depreciation, how much depreciation, kitna ghata, kitni ghati, kitna ghatega, kitna nuksan, kitna nuksaan, kitna loss, kitna kam hoga, kitni kam hogi, कितना घटा, कितना नुकसान, कितना कम होगा, कितनी कम होगी',
  /** That what is lost counts on what is left, every year. */
  reducingYearly:
    'depreciation, depreciates, depreciate, depreciating, depreciation of, wdv, written down value',
  yearly:
    'yearly, annually, annual, per annum, pa, p a, per year, a year, every year, each year, per yr, varshik, salana, saalana, har saal, har sal, prati varsh, वार्षिक, सालाना, हर साल, प्रति वर्ष, per anum',
  monthly:
    'monthly, har month, per month, a month, every month, each month, pm, p m, month, har mahine, har mahina, har maah, mahine, mahina, prati maah, prati mahina, prati mahine, masik, maasik, permonth, per mth, हर महीने, प्रति माह, प्रति महीने, प्रति महीना, महीने, महीना, मासिक, प्रतिमाह, हर माह, per mo, mnthly',
  swp: 'swp, s w p, systematic withdrawal plan, systematic withdrawal, एसडब्ल्यूपी',
  withdraw:
    'निकालने, निकालने के, nikaalne, nikaalna, nikaalu, nikaalun, take out of, take out from, withdraw, withdrawing, withdrawal, withdrawals, withdrawn, take out, taking out, nikalu, nikalun, nikaloon, nikale, nikalna, nikal, निकालूं, निकालूँ, निकाले, निकालना, draw, payout, pension of',
  withdrawnTotal:
    'total withdrawn, total withdrawal, withdrawn in total, withdrawn in all, total payout, kul nikasi, total amount withdrawn',
  lasts:
    'ending at zero, down to zero, until it is zero, last, lasts, run out, runs out, finish, khatam, chalega, chalegi, chalenge, chale, चलेगा, खत्म, exhaust, survive, sustain',
  left: 'remaining balance, balance remaining, balance after, balance at the end, left, remaining, remain, remains, balance, bachega, bachegi, bacha, bachenge, बचेगा, बचेंगे, final balance, end balance, at the end, remaining corpus',
  maxWithdrawal:
    'how much monthly pension can i draw, how much monthly pension can i get, how much monthly pension, barabar kitna nikalu, बराबर कितना निकालूँ, level monthly withdrawal, level monthly drawdown, equal amount may we take, monthly drawdown, how much monthly can i withdraw, how much per month can i withdraw, maximum i can withdraw, the maximum i can withdraw, maximum i can take out, most i can take out, how much monthly withdrawal, how much withdrawal, monthly withdrawal from, monthly income from, monthly pension from, har mahine kitna nikal, mahine kitna nikal, har mahine kitna nikaal, monthly kitna nikal, har mahine kitne nikal, kitna nikaal, kitne nikal, mahine ka kitna nikal, how much can i withdraw, monthly withdrawal possible, withdrawal possible, possible withdrawal, maximum swp, max swp, swp amount, highest swp, can i take out, can i take out of, can i take out from, per month can i take, per month can i take out of, highest monthly amount, highest amount, highest monthly withdrawal, maximum amount, maximum monthly amount, max amount, largest amount, most i can withdraw, maximum withdrawal, max withdrawal, maximum monthly withdrawal, kitna nikal, withdraw monthly, can i withdraw, can i draw, pension can i draw, pension can i get, pension can i take, monthly pension can i draw, how much pension, kitni pension, how much monthly income, what monthly withdrawal, monthly income can, कितना निकाल, safe monthly withdrawal, how much should i withdraw',
  corpus:
    'in retirement savings, retirement savings, retirement fund, retirement account, in my retirement account, i retired with, retired with, corpus, retirement corpus, fund, nest egg, kosh, कोष, balance of, savings of',
  from: 'from, out of',
  inflation:
    'महँगाई, escalation, but inflation is, but inflation, because of inflation, due to inflation, rise because of, rise due to, inflate, inflates, inflating, inflation, inflaton, mehngai, mahangai, mehangai, mehngaai, mahngai, महंगाई, मंहगाई, inflation rate, price rise, prices rise, prices go up',
  rising:
    'goes up, go up, increases at, climbs, climbing, fees increase, cost increases, costs increase, price increases, prices increase, fee increases, rent increases, rising, rising at, rising by, rises by, rises at, rise by, rise at, rises, rise, going up by, going up at, going up, goes up by, badhti hai, badhta hai',
  cost: 'कॉलेज की फीस, स्कूल की फीस, फीस, महंगा, basket, cost, costs, costing, price, prices, expense, expenses, fees, daam, dam, kimat, keemat, kharch, kharcha, खर्च, खर्चा, कीमत, दाम, cheez, item, worth now, future cost, future price, will it cost, education costs, wedding costs, rent, monthly rent, house rent, fee, college fee, school fee',
  worthThen: 'worth after, worth in, be worth in, be worth after, ki value',
  buyingPower:
    'worth today, be worth today, todays worth, value today, equal to today, equals today, buy today, आज की कीमत क्या, आज की कीमत कितनी, aaj ki keemat kya, aaj ki kimat kya, aaj ki keemat kitni, will buy, buys the same as, worth how much today, how much worth today, purchasing power, buying power, real value, in today s money, in todays money, in today s value, in today s terms, todays value, today s value, aaj ke hisaab se, aaj ke hisab se, aaj ki value, present worth, आज के हिसाब से, kharidne ki shakti, in today s rupees, in present value terms, real terms, inflation adjusted value, loses value, lose value, rah jayegi, reh jayegi, rah jaegi, rah jayega, reh jayega, रह जाएगी, रह जाएगा, रह जायेगी, रह जायेगा',
  today:
    'today, now, right now, currently, aaj, abhi, present, present investment, current cost, आज, अभी, todays, today s cost, lump sum today, invest today, investment today',
  presentValue:
    'one time to have, ek sath kitna invest, ek sath kitna lagau, ek sath kitna lagaun, ek sath kitna lagana, ek sath kitna dalu, एक साथ कितना लगाऊं, एक साथ कितना निवेश, deposit now, deposit today, deposit now to have, deposit today to have, invest now to have, put in now, put in today, set aside now, set aside today, what amount invested today, what amount invested now, what sum invested today, amount invested today, amount invested now, sum invested today, how much invested today, amount to invest, sum to invest, how much to invest, to invest today for, to invest now for, to invest today to, invest today for, invest now for, to be invested, should be invested, must be invested, how much lumpsum, kitna lumpsum, kitni lumpsum, how much one time, what one time, what one time investment, what onetime, kitna rakhna, kitna rakhna padega, kitna dalna padega, kitna lagana, kitna lagau, kitna lagaun, kitna dalu, kitna daalu, kitna daalna, kitna dalna, kitna jama, kitna jama karu, kitna invest, kitna nivesh, kitna rakhu, how much should i put, how much to put, how much do i need to put, what lump sum, which lump sum, how much lump sum, lump sum needed, lump sum required, lumpsum needed, lumpsum required, what lumpsum, kitna lump sum, one time investment needed, present value, pv, aaj kitna, aaj kitne, how much today, how much now, what should i invest today, invest today to, needed now, needed today, discounted value, आज कितना',
  goal: 'goal, target, target amount, goal of, target of, lakshya, लक्ष्य, goal is, goal amount',
  inflatedTarget:
    'inflated target, inflated goal, inflated amount, target with inflation, inflated cost, inflation adjusted target, inflation-adjusted target, goal cost after inflation',
  retire:
    'retire, retirement, retiring, retired, retire at, retirement age, सेवानिवृत्ति, रिटायर, रिटायरमेंट, early retirement',
  ageNow:
    'age, i am, i m, im, aged, current age, my age is, age today, years old, year old, old, meri umar, meri umr, umar, उम्र, मेरी उम्र, मैं, main',
  retireAt:
    'retire at, retirement age, want to retire at, retiring at, retire by, retire at age, to retire at, par retire, retire when i am',
  untilAge:
    'life expectancy, live till, live until, live to, plan until, plan till, plan until age, until age, till age, up to age, upto age, expectancy, until, till, upto, zinda',
  expenses:
    'monthly expenses, expenses, expense, spend, spending, monthly spending, household expenses, living expenses, kharch, kharcha, खर्च, monthly expense',
  beforeRetirement:
    'pre, before retirement, pre retirement, pre-retirement, preretirement, return before, before retiring, till retirement, until retirement, before, accumulation, pre retirement return',
  afterRetirement:
    'post, after retirement, post retirement, post-retirement, postretirement, after retiring, in retirement, during retirement, return after, after, post retirement return',
  currentSavings:
    'current savings, existing savings, saved so far, already saved, have saved, savings today, savings of, existing corpus, current corpus, already have, current investments',
  fire: 'fire number, fire corpus, financial independence, fire, financially independent',
  withdrawalRate: 'withdrawal rate, safe withdrawal rate, swr, withdrawal, rule',
  safeWithdrawal: 'safe withdrawal rate, swr, safe withdrawal',
  tax: 'including cess, incl cess, with cess, tax, taxes, income tax, tax liability, tax payable, kitna kar, kar kitna, aay kar, aaykar, par kar, pe kar, ka kar, टैक्स, कर, आयकर, taks, tax due, taxed',
  newRegime:
    'nayi tax vyavastha, नई कर व्यवस्था, nayi kar vyavastha, 115bac, under the new regime, under new regime, under the new tax regime, under new tax regime, in the new regime, new regime, new tax regime, naye regime, nayi regime, nayi vyavastha, new system, new slab, new slabs, नई टैक्स व्यवस्था, नई व्यवस्था, नई रिजीम, naya regime, new tax',
  oldRegime:
    'पुरानी कर व्यवस्था, under the old regime, under old regime, under the old tax regime, under old tax regime, in the old regime, old regime, old tax regime, purane regime, purani regime, purani vyavastha, old system, old slab, पुरानी टैक्स व्यवस्था, पुरानी व्यवस्था, purana regime, old slabs, old tax',
  regimes:
    'new regime over old, new over old, old regime over new, old over new, old new, new old, old or new, new or old, old vs new, new vs old, with the new regime compared to the old, new regime compared to the old, new regime compared to old, new compared to old, with the old regime compared to the new, old regime compared to the new, old compared to new, which regime, which tax regime, better regime, both regimes, regime better, old and new, new and old, old versus new, new versus old, regime is better, compare regimes, purana ya naya, naya ya purana',
  salary:
    'pagar, पगार, gross salary, annual salary, salary, salaried, ctc, package, सैलरी, वेतन, vetan, tankhwah, tankha, tankhah, selary, salry',
  income: 'income, earning, earnings, aay, आय, kamai, earn, gross income, annual income, aamdani',
  taxable: 'taxable income, taxable, net taxable, after deductions, कर योग्य',
  taxSaved:
    'tax is saved, tax saved, save tax, difference, how much saved, saving in tax, tax saving, bachega, how much less, how much do i save',
  crypto:
    'crypto, cryptocurrency, dogecoin, doge, solana, xrp, ripple, litecoin, altcoin, altcoins, cardano, bitcoin, btc, ethereum, eth, vda, virtual digital asset, virtual digital assets, क्रिप्टो, बिटकॉइन, crypto gains, crypto profit, nft',
  section80C: 'eightyc, section eightyc, under eightyc, 80सी, of eightyc',
  senior: 'senior citizen, senior, aged 60',
  superSenior: 'super senior citizen, super senior, above 80, aged 80',
  xirr: 'xirr, x irr',
  received:
    'and have, now have, have now, received, receive, got, get, selling, sale of, sale, redeem, value, valued at, now valued at, worth, is worth, now worth, sold, sell, redeemed, withdrew, returned, mila, milा, current value, value on, worth on, back, bika, becha, मिला, बेचा',
  paidIn:
    'invested, paid, put, bought, buy, invest, deposited, lagaya, lagaye, खरीदा, लगाया, kharida, paid in, investment',
  arbitrage: 'arbitrage, arb, arbs, surebet, sure bet, sure bets, surebets, dutching',
  odds: 'bets at, bet at, odds, odd, decimal odds, at odds, prices of',
  stake: 'stake, stakes, total stake, bet, betting, bankroll, wager, total of, staking',
  split:
    'split, divide, how to split, distribute, allocate, stakes on each, stake on each, each bet, how much on each, individual stakes',
  convert:
    'currency, currencies, convert, conversion, converted, in terms of, badlo, equal to, equivalent, exchange',
  exchangeRate: 'exchange rate, rate of, at a rate of, conversion rate, rate, at, if 1, when 1, 1',
  effective:
    'effective annual rate, effective rate, effective annual interest rate, ear, effective yield, annual percentage yield, apy, effective interest rate, effective return, effective annual yield, annual effective rate',
  effectiveConvention: 'effective annual return, effective monthly rate, twelfth root, effective annual',
  nominal: 'nominal, nominal return, nominal rate, nominal annual rate',
  realReturn:
    'real return, real rate, real rate of return, inflation adjusted return, inflation-adjusted return, real returns, return after inflation, real interest rate',
  compare:
    'better, best, vs, versus, compare, comparison, or, ya, which gives more, which is better, behtar, accha, zyada, difference between, बेहतर, या, instead of, compared to, than, kaunsa, कौनसा, more',
  /** A time that is asked for in months. */
  inMonths:
    'how many months to pay, months to pay, how many months, number of months, no of months, how many instalments, how many installments, number of instalments, number of installments, no of instalments, no of installments, how many emis, kitne mahine, kitne mahino, कितने महीने, कितने महीनों',
  /** What an amount right after it has become. */
  becoming:
    'becomes, become, became, becoming, amounts to, amount to, amounted to, grows to, grew to, turns into',
  /** Turns a question into another one; no kind of question knows it, so that whoever says it is asked back. */
  twist:
    'back to nominal, to bring, bring down, bring my average, zero coupon, after that, thereafter, afterwards, mere paise kitne, interest on interest, will buy, would buy, can buy, could buy, broke, broken, premature, prematurely, straight line, slm, forget, forgot, undecided, break, breaks, gap, gaps, different, chance, alter, latter, variation, larger, smaller, greater, multiple, multiples, gross, net, nett, waive, waived, waiver, holiday, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth, arrears, paid annually, paid yearly, paid quarterly, paid half yearly, payable annually, payable yearly, paid out, interest paid monthly, plus, repo, mclr, spread, early, earlier, already, started earlier, advance, in advance, in arrears, nahi, nahin, नहीं, no interest, interest free, eightyd, eightye, eightyg, eightyccd, not, except, excluding, without, but, lekin, magar, however, extra, additional, additionally, each, both, dono, half, half of, aadha, aadhe, aadhi, adha, adhi, आधा, आधे, आधी, third of, quarter of, stop, stopped, stops, stopping, pause, paused, skip, band, then, phir, uske baad, initially, alternate, twice, thrice, twice a month, twice a year, every two, every other, fall, falls, falling, fell, drop, drops, dropped, decline, declines, decrease, decreases, decreasing, depreciates, depreciation, depreciate, loses, lose, lost, loss, losses, nuksan, ghata, ghatta, ghate, girta, gir, less, kam, कम, minus, reduces, reduce, reduced, penalty, cashback, commission, brokerage, margin, premium, coupon, bond, bonds, ytm, dividend, npv, irr, eps, population, minimum, at most, respectively, jointly, partially, unless, instead of paying, downgrade, next year, next month, agle saal, agle mahine, credited, sharing, split with, more, zyada, jyada, ज्यादा, no cost, difference, only if, payouts, withdraws, every alternate, lock in, lockin, till then, renewed, renew, rolled over, remaining, rest of',
  /** A figure as it becomes: "the rate drops to 8 %". */
  changesTo:
    'drops to, drop to, dropped to, falls to, fall to, fell to, goes down to, comes down to, came down to, reduces to, reduced to, is reduced to, is cut to, goes up to, increases to, increased to, rises to, changes to, changed to, is changed to, instead, same but, same thing but, same as above but, but with, but for, but at',
  atStart:
    'past cost, at the beginning of, at the start of, in the beginning of, at beginning of, at start of, start of, beginning of, on the first of, at the beginning, in the beginning, month beginning, annuity due',
  atEnd:
    'end of month, end of the month, end of each month, end of every month, end of a month, end of each period, end of every period, end of period, month end, at month end, each month end, every month end, last day of, last day, last date, end of each year, end of every year, year end, end of each, end of every, ordinary annuity',
  deductions:
    'deductions of, deduction of, deductions, deduction, exemptions, exemption, total deductions, other deductions, tax saving investments',
  noDeductions:
    'with no deductions, with no deduction, with zero deductions, without any deductions, without deductions, without any deduction, no deductions, without investment, without any investment',
} as const

/** One thing that people mean. */
export type Concept = keyof typeof phrases

/** Every phrase with its concepts; one phrase may mean several things. */
export const conceptPhrases: ReadonlyMap<string, readonly Concept[]> = collect()

function collect(): ReadonlyMap<string, readonly Concept[]> {
  const found = new Map<string, Concept[]>()
  for (const [concept, list] of Object.entries(phrases)) {
    for (const phrase of list.split(',')) {
      const key = toPlainLetters(phrase.trim()).replaceAll('-', ' ').replaceAll('lump sum', 'lumpsum')
      if (found.get(key)?.includes(concept as Concept)) continue
      found.set(key, [...(found.get(key) ?? []), concept as Concept])
    }
  }
  return found
}
