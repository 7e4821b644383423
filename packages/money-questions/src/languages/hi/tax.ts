import type { Phrases } from '../phrases.ts'

/** What is said about the deductions of an income tax. */
export const tax: Phrases['tax'] = {
  leftAYear:
    'साल के {grossIncome} में से {incomeTax} आयकर जाता है: **{afterTax}** बचता है, महीने का {afterTaxMonthly}। यहाँ और कुछ नहीं घटाया गया।',
  leftOfGain: '{gain} के फ़ायदे में से {incomeTax} आयकर जाता है: **{afterTax}** बचता है।',
  longGain:
    'शेयरों या इक्विटी फंड के {gain} के लंबी अवधि के फ़ायदे पर टैक्स **{tax}** है: जो छूट ({exemption}) में नहीं आता, उस पर {ratePercent}, और टैक्स पर {cessPercent} सेस।',
  shortGain:
    'शेयरों या इक्विटी फंड के {gain} के छोटी अवधि के फ़ायदे पर टैक्स **{tax}** है: {ratePercent}, और उस पर {cessPercent} सेस।',
  assumesOfGain:
    'सूचीबद्ध शेयर या इक्विटी फंड, साल में ऐसा और कोई फ़ायदा या नुक़सान नहीं, बाकी आय मूल छूट से ऊपर, सरचार्ज नहीं',
  leftAMonth:
    'साल के {grossIncome} में से {incomeTax} आयकर जाता है: महीने का **{afterTaxMonthly}** बचता है, साल का {afterTax}। यहाँ और कुछ नहीं घटाया गया।',
  sameInBoth: 'वित्त वर्ष {financialYear} में {grossIncome} पर आयकर दोनों व्यवस्थाओं में बराबर है: **{newTax}**।',
  deducted: 'पुरानी व्यवस्था की कटौतियाँ: {what}।',
  upTo: '{name} {amount}, जिसमें से {counted} मान्य है',
  whichAmount:
    'कौन सी रकम किस कटौती की है, यह साफ़ नहीं है। हर कटौती के साथ उसकी रकम लिखें, जैसे: "वेतन 18 लाख, 80C 1.5 लाख, होम लोन का ब्याज 2 लाख, पुरानी या नई व्यवस्था?"',
  cryptoSurcharge:
    '50 लाख से ऊपर टैक्स पर सरचार्ज लगता है, और वह आपकी पूरी आय पर निर्भर है। इनकम टैक्स कैलकुलेटर उसे पूछता है।',
  savingNeeds:
    'कटौती से कितना टैक्स बचता है, इसके लिए मुझे सालाना आय और हर कटौती की अपनी रकम चाहिए। जैसे: "वेतन 12 लाख, 80C में 1.5 लाख लगाने पर कितना टैक्स बचेगा?"',
  about: '{what} कृपया इसके साथ फिर पूछें।',
  unknown: 'यह कटौती मैं नाम से नहीं जानता: उसकी रकम "other deductions" के रूप में बताएँ या छोड़ दें।',
  rentAllowance: 'मकान किराया भत्ते का कितना हिस्सा छूट में है? ऐसे लिखें: "HRA exemption 1.2 लाख"।',
  standard: 'स्टैंडर्ड डिडक्शन वेतन से अपने आप घटता है: उसकी रकम छोड़ दें।',
  pension: 'यह आपका अपना NPS है, "80CCD(1B)", या नियोक्ता का, "employer NPS"?',
  family: '80D (अपना परिवार, माना कि कोई वरिष्ठ नागरिक नहीं)',
  parents: {
    taken: '80D (माता-पिता, माना कि एक वरिष्ठ नागरिक हैं)',
    yes: '80D (माता-पिता, एक वरिष्ठ नागरिक)',
    no: '80D (माता-पिता, कोई वरिष्ठ नागरिक नहीं)',
  },
  claims: {
    section80C: '80C',
    section80CCD1B: '80CCD(1B) (अपना NPS)',
    section80CCD2: '80CCD(2) (नियोक्ता का NPS, दोनों व्यवस्थाओं में)',
    section80DSelf: '80D (अपना परिवार)',
    section80DParents: '80D (माता-पिता)',
    section80E: '80E (एजुकेशन लोन का ब्याज)',
    section80G: '80G (दान, पूरा माना गया)',
    homeLoanInterest: '24(b) (होम लोन का ब्याज)',
    houseRentAllowance: 'HRA (छूट वाला हिस्सा)',
    professionalTax: 'प्रोफ़ेशनल टैक्स',
    savingsInterest: '80TTA/80TTB (बचत का ब्याज)',
    other: 'बाकी कटौतियाँ',
  },
}
