import type { loans as english } from '../../en/families/loans.ts'
import type { Phrases } from '../../phrases.ts'

/** What questions about loans are answered with in Hindi. */
export const loans: Pick<Phrases['families'], keyof typeof english> = {
  loan: {
    name: 'लोन',
    assumes: 'घटते बकाये पर ब्याज, हर महीने के अंत में बराबर किस्तें, बिना पूर्णांकन',
    figures: {
      principal: 'लोन की रकम',
      emi: 'महीने की किस्त',
      annualRatePercent: 'सालाना ब्याज दर',
      years: 'अवधि',
      afterMonth: 'अब तक चुकाए गए महीने',
      instalments: 'किस्तें',
    },
    questions: { unclear: 'यह बराबर मासिक किस्तों (EMI) में चुकाया जाता है, या अंत में साधारण ब्याज के साथ?' },
    options: { unclear: { emi: 'मासिक किस्तों (EMI) में', simple: 'अंत में, साधारण ब्याज के साथ' } },
    asks: {
      emi: '{principal} पर {annualRatePercent} की दर से {years} के लिए EMI **{emi}** महीना है। कुल {totalPayment} चुकाने होंगे; इसमें {totalInterest} ब्याज है।',
      totalInterest:
        '{principal} पर {annualRatePercent} की दर से {years} में कुल **{totalInterest}** ब्याज देना होगा; EMI {emi} महीना है।',
      totalPayment:
        '{principal} पर {annualRatePercent} की दर से {years} में कुल **{totalPayment}** चुकाने होंगे: EMI {emi} महीना, जिसमें {totalInterest} ब्याज है।',
      principal: '{emi} महीने की EMI {annualRatePercent} पर {years} में **{principal}** का लोन चुकाती है।',
      years:
        '{emi} महीने की EMI से {principal} का लोन {annualRatePercent} पर **{years}** में चुकता है (आख़िरी किस्त छोटी होती है)।',
      annualRatePercent:
        '{emi} महीने की EMI {principal} का लोन {years} में **{annualRatePercent}** सालाना ब्याज दर पर चुकाती है।',
      outstanding:
        '{afterMonth} तक {emi} की किस्तें देने के बाद {principal} के लोन पर ({annualRatePercent}, {years}) **{outstanding}** बाकी है।',
      interestPart:
        '{principal} पर {annualRatePercent} से {years} के लोन की किस्त {fromMonth} से {toMonth} में **{interestPart}** ब्याज है; {principalPart} मूलधन है (EMI {emi})।',
      interestPartOfOne:
        '{principal} पर {annualRatePercent} से {years} के लोन की किस्त {fromMonth} में **{interestPart}** ब्याज है; {principalPart} मूलधन है (EMI {emi})।',
      principalPart:
        '{principal} पर {annualRatePercent} से {years} के लोन की किस्त {fromMonth} से {toMonth} में **{principalPart}** मूलधन चुकता है; {interestPart} ब्याज है (EMI {emi})।',
      principalPartOfOne:
        '{principal} पर {annualRatePercent} से {years} के लोन की किस्त {fromMonth} में **{principalPart}** मूलधन चुकता है; {interestPart} ब्याज है (EMI {emi})।',
      totalPart:
        '{principal} पर {annualRatePercent} से {years} के लोन की किस्त {fromMonth} से {toMonth} में कुल **{totalPart}** जाते हैं: {principalPart} मूलधन और {interestPart} ब्याज (EMI {emi})।',
      interestSoFar:
        '{principal} पर {annualRatePercent} से {years} के लोन में {emi} की {toMonth} किस्तों से **{interestPart}** ब्याज और {principalPart} मूलधन चुकता है।',
      principalSoFar:
        '{principal} पर {annualRatePercent} से {years} के लोन में {emi} की {toMonth} किस्तों से **{principalPart}** मूलधन चुकता है, साथ में {interestPart} ब्याज।',
    },
  },
  'loan-prepayment': {
    name: 'लोन का समय से पहले भुगतान',
    assumes: 'घटते बकाये पर ब्याज, हर महीने के अंत में किस्त, बिना शुल्क के एक बार भुगतान',
    figures: {
      principal: 'लोन की रकम',
      annualRatePercent: 'सालाना ब्याज दर',
      years: 'लोन की अवधि',
      afterMonth: 'समय से पहले भुगतान का समय',
      lumpSum: 'समय से पहले भुगतान की रकम',
    },
    asks: {
      interestSavedByTenure:
        '{afterMonth} बाद {lumpSum} पहले चुकाने से **{interestSavedByTenure}** ब्याज बचता है, जब EMI {emi} ही रहे और लोन {monthsSaved} पहले ख़त्म हो। EMI घटाकर {newEmi} करें तो {interestSavedByEmi} बचते हैं।',
      monthsSaved:
        '{afterMonth} बाद {lumpSum} पहले चुकाने से लोन **{monthsSaved}** पहले ख़त्म होता है, EMI {emi} ही रहती है; {interestSavedByTenure} ब्याज बचता है।',
      newEmi:
        '{afterMonth} बाद {lumpSum} पहले चुकाने से EMI {emi} से घटकर **{newEmi}** हो जाती है, लोन का अंत वही रहता है; {interestSavedByEmi} ब्याज बचता है।',
    },
  },
  'flat-rate-loan': {
    name: 'फ़्लैट दर का लोन',
    assumes: 'अंत तक पूरी रकम पर ब्याज, बराबर मासिक किस्तें, बिना पूर्णांकन',
    figures: { principal: 'लोन की रकम', annualRatePercent: 'सालाना ब्याज दर', years: 'अवधि' },
    asks: {
      emi: '{annualRatePercent} की फ़्लैट दर पर {principal} की {years} के लिए EMI **{emi}** महीना है। कुल {totalPayment} चुकाने होंगे; इसमें {totalInterest} ब्याज है, जितना घटते बकाये पर {reducingRatePercent} की दर से लगता।',
      totalInterest:
        '{annualRatePercent} की फ़्लैट दर पर {principal} के {years} में कुल **{totalInterest}** ब्याज लगता है; EMI {emi} महीना है।',
      totalPayment:
        '{annualRatePercent} की फ़्लैट दर पर {principal} के लिए {years} में कुल **{totalPayment}** चुकाने होंगे: EMI {emi} महीना, जिसमें {totalInterest} ब्याज है।',
      reducingRatePercent:
        '{principal} पर {years} के लिए {annualRatePercent} की फ़्लैट दर उतनी ही महंगी है जितनी घटते बकाये पर **{reducingRatePercent}** सालाना: EMI {emi}, कुल ब्याज {totalInterest}।',
    },
  },
}
