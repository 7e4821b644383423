/**
 * What calculators call their figures, choices and options, by the English text of their definitions, a line each. What
 * is the same in every language, such as a year or a percentage, has none.
 */
const lines = `
Investment | निवेश
Monthly investment | मासिक निवेश
Lump sum | एकमुश्त
Expected return a year | अनुमानित सालाना रिटर्न
Time | समय
Monthly rate | महीने की दर
Future value | भविष्य का मूल्य
Invested amount | निवेश की रकम
Estimated returns | अनुमानित रिटर्न
Monthly investment in the first year | पहले साल का मासिक निवेश
Step-up a year | सालाना बढ़ोतरी
Future value without step-up | बिना बढ़ाए भविष्य का मूल्य
Loan amount | लोन की रकम
Interest rate a year | सालाना ब्याज दर
Tenure | अवधि
Instalment rounded to | किस्त का पूर्णांकन
Monthly instalment (EMI) | मासिक किस्त (ईएमआई)
Principal | मूलधन
Total interest | कुल ब्याज
Total payment | कुल भुगतान
Prepaid after instalment | किस किस्त के बाद चुकाया
Prepayment | समय से पहले भुगतान
Interest saved by a shorter loan | लोन छोटा होने से बचा ब्याज
Interest saved by a lower instalment | किस्त घटने से बचा ब्याज
Months saved | बचे हुए महीने
Months of the shorter loan | छोटे लोन के महीने
Lower instalment | घटी हुई किस्त
Instalment until then | तब तक की किस्त
Interest without prepayment | बिना पूर्व भुगतान का ब्याज
Owed before the prepayment | पूर्व भुगतान से पहले बाकी
Fees and charges | फीस और शुल्क
Annual percentage rate (APR) | सालाना प्रतिशत दर (एपीआर)
Effective rate a year | प्रभावी सालाना दर
Interest | ब्याज
Fees | फीस
Cost of the loan | लोन की लागत
Instalment a month | किस्त (हर महीने)
Really received | असल में मिला
Paid in instalments | किस्तों में चुकाया
Flat rate a year | सालाना फ्लैट दर
Reducing rate of another loan | दूसरे लोन की घटते बैलेंस की दर
Reducing rate that it amounts to | घटते बैलेंस पर इसके बराबर दर
Paid in all | कुल चुकाया
Instalment of the other loan | दूसरे लोन की किस्त
Interest of the other loan | दूसरे लोन का ब्याज
Extra cost of the flat rate | फ्लैट दर का अतिरिक्त खर्च
Still owed | अभी बाकी
Rate you pay now | अभी की दर
Time that is left | बचा हुआ समय
Rate of the new lender | नए बैंक की दर
Fee of the new lender | नए बैंक की फीस
Other costs | अन्य खर्च
GST on the fee | फीस पर जीएसटी
Saved by moving | बदलने से बचत
Months to break even | बराबर होने में महीने
Interest with the new lender | नए बैंक का ब्याज
Cost of moving | बदलने का खर्च
Interest left without moving | बिना बदले बाकी ब्याज
Instalment now | अभी की किस्त
New instalment | नई किस्त
Less to pay each month | हर महीने कम देना
Income in hand a month | हाथ में आय (हर महीने)
Instalments paid already a month | पहले से दी जा रही किस्तें (हर महीने)
Income that may go into instalments | आय का हिस्सा जो किस्तों में जा सकता है
Loan | लोन
Instalment that is left for it | इसके लिए बची किस्त
Interest over the time | पूरे समय का ब्याज
Paid every month | हर महीने भुगतान
Owed on the card | कार्ड पर बाकी
Payment a month | भुगतान (हर महीने)
Minimum due, of what is owed | न्यूनतम देय, बाकी का हिस्सा
At least | कम से कम
Interest comes on top of it | उसके ऊपर ब्याज
Paid off in | चुकने का समय
Owed today | आज बाकी
Total amount | कुल रकम
Compounded | चक्रवृद्धि
Maturity value | मैच्योरिटी की रकम
Deposit | जमा
Deposits | जमा
Deposit a year | जमा (सालाना)
Deposit a month | जमा (हर महीने)
Financial years | वित्त वर्ष
Interest rate | ब्याज दर
Opened in | खाता खुला
Paid | भुगतान
Deposit grows a year by | जमा की सालाना बढ़ोतरी
In the account already | खाते में पहले से
Deposits after the sixteenth year | सोलहवें साल के बाद जमा
Interest is credited | ब्याज जोड़ा जाता है
Other payments under 80C a year | 80सी में दूसरे सालाना भुगतान
Tax saved, without cess | बचा हुआ टैक्स, सेस के बिना
Balance at the end | अंत में बैलेंस
Paid in | जमा किया
With the sixteenth deposit, a year later | सोलहवें जमा के साथ, एक साल बाद
Her age at the opening | खाता खुलने पर उम्र
Balance after 21 years | 21 साल बाद बैलेंस
Balance after 15 years of deposits | 15 साल जमा के बाद बैलेंस
Her age at the end | अंत में उम्र
Half, available at 18 | आधा, 18 साल पर उपलब्ध
Day of opening | खोलने का दिन
Kept with | कहाँ रखा
Kept after its end | पूरा होने के बाद रखा
Goes on with deposits for | जमा के साथ आगे चले
Missed deposits, paid together later | छूटी किस्तें, बाद में साथ जमा
Deposits paid in advance in one month | एक महीने में अग्रिम जमा किस्तें
If closed early, after | समय से पहले बंद हो तो इतने बाद
Paid if closed early | समय से पहले बंद करने पर मिलेगा
Late fee | छूटी किस्तों का शुल्क
Rebate for paying in advance | अग्रिम जमा पर छूट
Interest is added | ब्याज कब जुड़ता है
Scheme | योजना
Held by | किसके नाम
Every quarter, once extended | बढ़ाने के बाद हर तिमाही
If every year’s interest were deposited again | हर साल का ब्याज फिर जमा करने पर
Of it, counted as invested again (80C) | इसमें से दोबारा निवेश माना गया (80सी)
Interest every quarter | हर तिमाही का ब्याज
Interest every month | हर महीने का ब्याज
Interest every year | हर साल का ब्याज
Paid at the end | अंत में मिला
Interest in all | कुल ब्याज
Deposit and interest | जमा और ब्याज
Total investment | कुल निवेश
Monthly withdrawal | मासिक निकासी
Final balance | अंतिम बैलेंस
Total withdrawn | कुल निकासी
Months with a withdrawal | निकासी के महीने
Returns earned | मिला रिटर्न
Cost today | आज की कीमत
Inflation a year | सालाना महंगाई
Future cost | आगे की कीमत
Increase, before rounding | बढ़ोतरी, पूर्णांक से पहले
What the same money will buy, in today’s prices | आज के दामों में उतने पैसे का मूल्य
Future cost before rounding | आगे की कीमत, बिना पूर्णांकन
Target amount in today’s money | आज के पैसे में लक्ष्य
To invest today | आज निवेश करना है
Target with inflation | महंगाई के साथ लक्ष्य
Returns until then | तब तक का रिटर्न
Age today | आज की उम्र
Age at retirement | रिटायरमेंट की उम्र
Plan until age | किस उम्र तक की योजना
Monthly expenses today | आज का मासिक खर्च
Return before retirement | रिटायरमेंट से पहले रिटर्न
Return in retirement | रिटायरमेंट में रिटर्न
Savings today | आज की बचत
To invest every month | हर महीने निवेश करना है
Corpus needed at retirement | रिटायरमेंट पर ज़रूरी रकम
Monthly expenses at retirement | रिटायरमेंट पर मासिक खर्च
Today’s savings at retirement | रिटायरमेंट पर आज की बचत
Still missing at retirement | रिटायरमेंट पर कमी
Expenses a month | खर्च (हर महीने)
Saved already | पहले से बचत
Invested a month | निवेश (हर महीने)
Withdrawn in the first year | पहले साल की निकासी
Years to coast | बिना निवेश के साल
A lean life, of the expenses | सादा जीवन, खर्च का हिस्सा
An ample life, of the expenses | खुला जीवन, खर्च का हिस्सा
Years to go | बाकी साल
Corpus in today’s money | आज के पैसे में रकम
Enough today to coast | आज इतना काफ़ी है
For a lean life | सादे जीवन के लिए
For an ample life | खुले जीवन के लिए
Financial year | वित्त वर्ष
Income a year | सालाना आय
Salary or pension | वेतन या पेंशन
Age | उम्र
80C: provident fund, insurance, tuition … | 80C: भविष्य निधि, बीमा, ट्यूशन …
80CCD(1B): own NPS payments | 80CCD(1B): अपना एनपीएस भुगतान
80CCD(2): employer’s NPS payments | 80CCD(2): नियोक्ता का एनपीएस भुगतान
80D: health insurance, own family | 80D: स्वास्थ्य बीमा, अपना परिवार
80D: health insurance, parents | 80D: स्वास्थ्य बीमा, माता-पिता
Your spouse is 60 or older | आपके पति या पत्नी 60 या उससे बड़े हैं
A parent is 60 or older | माता या पिता 60 या उससे बड़े हैं
24(b): home loan interest | 24(b): होम लोन का ब्याज
HRA: exempt part | एचआरए: छूट वाला हिस्सा
80E: education loan interest | 80E: शिक्षा लोन का ब्याज
80G: deductible donations | 80G: कटौती योग्य दान
80TTA/80TTB: interest on savings | 80TTA/80TTB: बचत का ब्याज
Professional tax | प्रोफेशनल टैक्स
Other deductions of the old regime | पुरानी व्यवस्था की अन्य कटौतियाँ
Crypto gains | क्रिप्टो मुनाफ़ा
Surcharge on crypto tax | क्रिप्टो टैक्स पर सरचार्ज
Crypto gains and the limit of the rebate (87A) | क्रिप्टो मुनाफ़ा और छूट (87A) की सीमा
By total income | कुल आय के हिसाब से
They count for it | उसमें गिने जाते हैं
They do not | उसमें नहीं गिने जाते
Resident in India | भारत में निवासी
Lower tax | कम टैक्स
Tax on crypto gains, new regime | क्रिप्टो मुनाफ़े पर टैक्स, नई व्यवस्था
Tax on crypto gains, old regime | क्रिप्टो मुनाफ़े पर टैक्स, पुरानी व्यवस्था
Tax, new regime | टैक्स, नई व्यवस्था
Tax, old regime | टैक्स, पुरानी व्यवस्था
Saved by the lower one | कम वाले से बचत
Deductions needed for the old regime to be as cheap | पुरानी व्यवस्था के बराबर होने के लिए कटौती
Taxable income, new regime | कर योग्य आय, नई व्यवस्था
Taxable income, old regime | कर योग्य आय, पुरानी व्यवस्था
All tax, new regime | सारा टैक्स, नई व्यवस्था
All tax, old regime | सारा टैक्स, पुरानी व्यवस्था
Basic pay and DA a month | मूल वेतन और डीए (हर महीने)
Years of service to come | आगे की नौकरी के साल
Pay grows a year by | वेतन की सालाना बढ़ोतरी
Voluntary share (VPF) | अपनी मर्ज़ी का हिस्सा (वीपीएफ)
Rate and ceiling | दर और वेतन सीमा
Those of each year | हर साल की अपनी
First year | पहला साल
Wage ceiling | वेतन सीमा
Pension from | पेंशन शुरू होने की उम्र
Interest that is taxed | ब्याज जिस पर टैक्स लगता है
Without that limit | इस सीमा के बिना
Instalment of the loan | लोन की किस्त
Service is told by | सेवा कैसे बताएँ
Years and months | साल और महीने
First and last day | पहला और आख़िरी दिन
Joined on | जुड़ने की तारीख
Last day served | सेवा का आख़िरी दिन
Provident fund balance | भविष्य निधि का बैलेंस
Withdrawn for | किसलिए निकाला
Being out of work | नौकरी न रहना
Retirement | सेवानिवृत्ति
Illness | बीमारी
Education | पढ़ाई
Marriage | शादी
A home | घर
Another reason | कोई और वजह
Months without work | बिना नौकरी के महीने
Months as a member | सदस्यता के महीने
Years of service without a break | लगातार नौकरी के साल
PAN linked to the account | खाते से पैन जुड़ा है
Can be withdrawn | निकाला जा सकता है
Stays in the fund | निधि में रहेगा
May be withdrawn | निकाल सकते हैं
Not yet | अभी नहीं
Insurance (EDLI) in the first month | पहले महीने में बीमा (ईडीएलआई)
Administration charge in the first month | पहले महीने में प्रशासनिक शुल्क
Contributions are paid on | अंशदान किस पर
In the pension scheme (EPS) | पेंशन योजना (ईपीएस) में
In the fund already | फंड में पहले से
Fund at the end | अंत में फंड
Your share | आपका हिस्सा
Employer’s share | नियोक्ता का हिस्सा
Your share in the first month | पहले महीने में आपका हिस्सा
Employer’s in the first month | पहले महीने में नियोक्ता का हिस्सा
Into the pension scheme in the first month | पहले महीने में पेंशन योजना में
Contribution a month | अंशदान (हर महीने)
Age now | अभी उम्र
Age on leaving | निकलने पर उम्र
Way of leaving | निकलने का तरीका
Contributions are paid | योगदान कब जमा
Tax saved a year | साल में बचा टैक्स
Basic pay and DA a year | सालाना मूल वेतन और डीए
Of that, paid in by the employer | उसमें से नियोक्ता का योगदान
The annuity pays a year | एन्युटी का सालाना भुगतान
Choice of assets | निवेश का विकल्प
At one expected return | एक अनुमानित रिटर्न पर
Life Cycle 75 – High | लाइफ साइकल 75 – हाई
Life Cycle – Aggressive | लाइफ साइकल – एग्रेसिव
Life Cycle 50 – Moderate | लाइफ साइकल 50 – मॉडरेट
Life Cycle 25 – Low | लाइफ साइकल 25 – लो
By own shares (active choice) | अपने चुने हिस्सों में (एक्टिव चॉइस)
Share of E | E का हिस्सा
Share of C | C का हिस्सा
E returns a year | E का सालाना रिटर्न
C returns a year | C का सालाना रिटर्न
G returns a year | G का सालाना रिटर्न
Return a year, evened out | औसत निकालकर सालाना रिटर्न
Share of E at the end | अंत में E का हिस्सा
Subscriber | सदस्य
Into the annuity | एन्युटी में
Share of the annuity | एन्युटी का हिस्सा
Tax saved a year, without cess | साल में बचा टैक्स, सेस के बिना
Deducted of one’s own | अपने योगदान की कटौती
Deducted of the employer’s | नियोक्ता के योगदान की कटौती
Corpus on leaving | निकलने पर रकम
Pension a month | पेंशन (हर महीने)
Returns | रिटर्न
Paid at once | एक साथ मिला
Of what is paid at once, free of tax | एक साथ मिले में से टैक्स मुक्त
Of what is paid at once, taxed | एक साथ मिले में से टैक्स योग्य
Last basic pay and DA a month | आख़िरी मूल वेतन और डीए (हर महीने)
Completed years of service | नौकरी के पूरे साल
And months beyond them | और उनसे ऊपर महीने
Employer has ten people or more | नियोक्ता के यहाँ दस या ज़्यादा लोग
Contract | अनुबंध
Service ends by | नौकरी समाप्त होने का कारण
Days worked in the fifth year | पाँचवें साल में काम के दिन
Days of work a week | हफ़्ते में काम के दिन
Employer is | नियोक्ता
Gratuity free of tax before | पहले की टैक्स मुक्त ग्रेच्युटी
Gratuity | ग्रेच्युटी
Free of tax | टैक्स मुक्त
Taxed | टैक्स योग्य
Is it due? | क्या मिलनी है?
Years that are paid for | गिने गए साल
By the formula, before limits | सूत्र से, सीमाओं से पहले
Paid for leave | छुट्टियों के बदले मिला
Average basic pay and DA a month | औसत मूल वेतन और डीए (हर महीने)
Days of leave earned a year | साल में अर्जित छुट्टियाँ
Days taken or paid before | ली जा चुकी या भुनाई छुट्टियाँ
Free of tax from employers before | पहले के नियोक्ताओं से टैक्स मुक्त
Left | छोड़ा
What limits it | सीमा किससे
Days of leave due | बाकी छुट्टियाँ
They are worth | उनका मूल्य
Ten months of average pay | दस महीने का औसत वेतन
Left of the lifetime’s limit | जीवन भर की सीमा में बाकी
The employer pays | नियोक्ता देता है
Home in | घर कहाँ है
Basic pay and DA a year | मूल वेतन और डीए (सालाना)
HRA received a year | मिला एचआरए (सालाना)
Income of the year before this deduction | इस कटौती से पहले साल की आय
Rent paid a year | दिया किराया (सालाना)
HRA free of tax | टैक्स मुक्त एचआरए
Deduction under 80GG | 80GG में कटौती
HRA that is taxed | टैक्स योग्य एचआरए
HRA received | मिला एचआरए
₹5,000 a month | ₹5,000 हर महीने
Rent above a tenth | वेतन के दसवें हिस्से से ऊपर किराया
Share of pay or income | वेतन या आय का हिस्सा
The amount is | रकम है
Amount | रकम
GST rate | जीएसटी दर
Rate of the invoice | बिल की दर
Sold | बिक्री
Price with GST | जीएसटी समेत कीमत
Price without GST | बिना जीएसटी कीमत
GST | जीएसटी
Central tax (CGST) | केंद्रीय कर (सीजीएसटी)
State tax (SGST) | राज्य कर (एसजीएसटी)
Integrated tax (IGST) | एकीकृत कर (आईजीएसटी)
Payments | भुगतान
XIRR | एक्सआईआरआर
Received | मिला
Gain | मुनाफ़ा
Invested | निवेश किया
Worth now | अभी का मूल्य
Return a year (CAGR) | सालाना रिटर्न (सीएजीआर)
Return in all | कुल रिटर्न
Times the money | पैसा कितने गुना
Shares held | पहले से शेयर
Bought at, on average | औसत ख़रीद दाम
Shares to buy | ख़रीदने के शेयर
Price now | अभी का दाम
Average price | औसत दाम
Paid before | पहले चुकाया
Paid now | अभी चुकाया
Shares in all | कुल शेयर
Rise from the price now to the average | अभी के दाम से औसत तक बढ़त
Odds | ऑड्स
Total stake | कुल दाँव
Stakes | दाँव
Profit | मुनाफ़ा
Return on investment | निवेश पर रिटर्न
Payout | भुगतान
Guaranteed return | पक्का भुगतान
Arbitrage | आर्बिट्राज
From | से
To | में
Exchange rate | विनिमय दर
Converted amount | बदली हुई रकम
Rate the other way | उल्टी दर
SIP | एसआईपी
Yearly rate ÷ 12 | सालाना दर ÷ 12
Twelfth root of the yearly growth | सालाना बढ़त का बारहवाँ मूल
Not rounded | बिना पूर्णांकन
The rupee | रुपये तक
The paisa | पैसे तक
A fixed amount | तय रकम
The minimum due | न्यूनतम देय
Yes | हाँ
No | नहीं
Yearly | सालाना
Half-yearly | छमाही
Quarterly | तिमाही
Once a year | साल में एक बार
Every month | हर महीने
The same in every year | हर साल वही
As notified since the opening | खुलने से अब तक घोषित दरें
By 5 April | 5 अप्रैल तक
Paid in another month | किसी और महीने में जमा
By 5 May | 5 मई तक
By 5 June | 5 जून तक
By 5 July | 5 जुलाई तक
By 5 August | 5 अगस्त तक
By 5 September | 5 सितंबर तक
By 5 October | 5 अक्टूबर तक
By 5 November | 5 नवंबर तक
By 5 December | 5 दिसंबर तक
By 5 January | 5 जनवरी तक
By 5 February | 5 फ़रवरी तक
By 5 March | 5 मार्च तक
In late March | मार्च के अंत में
By the 5th | 5 तारीख तक
After the 5th | 5 तारीख के बाद
As computed | जैसा निकले
In whole rupees, as banks do | पूरे रुपयों में, जैसे बैंक करते हैं
Slab of 5 % | 5 % स्लैब
Slab of 20 % | 20 % स्लैब
Slab of 30 % | 30 % स्लैब
Opened | खोला गया
On 1 April | 1 अप्रैल को
On another day | किसी और दिन
On a day, at the notified rates | किसी दिन, घोषित दरों पर
Normal | सामान्य
Premature | समय से पहले
At the beginning of the month | महीने की शुरुआत में
At the end of the month | महीने के अंत में
Left out | छोड़ा गया
In the old regime | पुरानी व्यवस्था में
In the new regime | नई व्यवस्था में
Go on | जारी
End | बंद
Bank | बैंक
Post office | डाकघर
Every year | हर साल
Every half-year | हर छमाही
Every quarter | हर तिमाही
Senior Citizens’ Savings (SCSS) | वरिष्ठ नागरिक बचत (एससीएसएस)
Monthly income (POMIS) | मासिक आय (पीओएमआईएस)
Time deposit (TD) | सावधि जमा (टीडी)
National Savings Certificate (NSC) | राष्ट्रीय बचत पत्र (एनएससी)
Kisan Vikas Patra (KVP) | किसान विकास पत्र (केवीपी)
One person | एक व्यक्ति
Two or three | दो या तीन
Compound | चक्रवृद्धि
Simple | साधारण
Below 60 | 60 से कम
60 to 79 | 60 से 79
80 and above | 80 और ऊपर
None | कोई नहीं
New regime | नई व्यवस्था
Old regime | पुरानी व्यवस्था
The same in both | दोनों में बराबर
₹15,000, before | ₹15,000, पहले
₹25,000, since 17 September 2026 | ₹25,000, 17 सितंबर 2026 से
The whole pay | पूरा वेतन
Pay up to the ceiling | सीमा तक वेतन
Anybody else | अन्य कोई
Government | सरकारी
As little as allowed | जितना कम हो सके
Another share | दूसरा हिस्सा
Open-ended | बिना तय अवधि
Fixed term | तय अवधि
Leaving or retiring | छोड़ना या रिटायर होना
Death or disablement | मृत्यु या अपंगता
Six | छह
Five | पाँच
A company | कंपनी
A government | सरकार
No, the service is too short | नहीं, नौकरी बहुत छोटी है
On leaving | छोड़ने पर
By a government | सरकार से
In service | नौकरी में
Since April 2023 | अप्रैल 2023 से
April 2002 to March 2023 | अप्रैल 2002 से मार्च 2023
What was paid: all of it is free | जो मिला: सब टैक्स मुक्त
The leave that is due | बाकी छुट्टियाँ
Ten months of pay | दस महीने का वेतन
The limit of a lifetime | जीवन भर की सीमा
An HRA | एचआरए
No HRA | एचआरए नहीं
Delhi | दिल्ली
Mumbai | मुंबई
Kolkata | कोलकाता
Chennai | चेन्नई
Bengaluru | बेंगलुरु
Hyderabad | हैदराबाद
Pune | पुणे
Ahmedabad | अहमदाबाद
Another place | कोई और जगह
Without GST | बिना जीएसटी
With GST | जीएसटी समेत
Another rate | दूसरी दर
In one state | एक ही राज्य में
Between states | राज्यों के बीच
Price of the home | मकान की कीमत
Rent of the same home a month | उसी मकान का मासिक किराया
Compared over | कितने साल देखें
Down payment | डाउन पेमेंट
Interest rate of the loan | लोन की ब्याज दर
Tenure of the loan | लोन की अवधि
The home gains a year | मकान की सालाना बढ़त
The rent rises a year | किराए की सालाना बढ़त
Money invested earns a year | निवेश का सालाना रिटर्न
Stamp duty and costs of buying | स्टांप शुल्क और खरीद का खर्च
Upkeep, society and property tax a year | सालाना रखरखाव, सोसायटी और संपत्ति कर
Costs of selling | बेचने का खर्च
Deposit of the tenant, in rents | किराएदार की जमानत, किरायों में
Income tax that the loan saves a year | लोन से बचा सालाना आयकर
Leaves more | ज़्यादा बचता है
Buying | खरीदना
Renting | किराए पर रहना
Ahead by | कितना आगे
Left by buying | खरीदने पर बचा
Left by renting | किराए पर रहने से बचा
The home is worth then | तब मकान का मूल्य
Owed on it then | तब उस पर बाकी
Rent a month in the last year | आखिरी साल का मासिक किराया
Find | क्या निकालें
The yield | प्रतिफल
The price | कीमत
Face value | अंकित मूल्य
Coupon a year | सालाना कूपन
Coupons are paid | कूपन कब मिलते हैं
Twice a year | साल में दो बार
Each quarter | हर तिमाही
Each month | हर महीने
Years to maturity | परिपक्वता तक साल
Price | कीमत
Yield a year | सालाना प्रतिफल
Tax on the coupons | कूपन पर टैक्स
Yield to maturity | परिपक्वता पर प्रतिफल
Price of the bond | बॉन्ड की कीमत
Yield after tax | टैक्स के बाद प्रतिफल
Coupons of a year, of the price | कीमत पर साल के कूपन
Effective yield a year | प्रभावी सालाना प्रतिफल
One coupon | एक कूपन
Paid for on | भुगतान का दिन
Matures on | परिपक्वता का दिन
Quoted price | बाज़ार का भाव
Days are counted | दिनों की गिनती
30/360, months of 30 days | 30/360, 30 दिन के महीने
By actual days | असली दिनों से
By actual days, a year having 365 | असली दिनों से, 365 दिन का साल
Paid in all | कुल चुकाया
Price without that interest | बिना उस ब्याज की कीमत
Interest since the last coupon | पिछले कूपन से अब तक का ब्याज
Days since the last coupon | पिछले कूपन से दिन
Coupons still to come | बाकी कूपन
Coupons in all | कुल कूपन
Paid for | किसके लिए भुगतान
Interest of a bank (194A) | बैंक का ब्याज (194A)
Interest of a bank, from 60 on (194A) | बैंक का ब्याज, 60 से ऊपर (194A)
Other interest (194A) | अन्य ब्याज (194A)
Rent of a home or land, by a business (194I) | कारोबार द्वारा मकान या ज़मीन का किराया (194I)
Rent of machines (194I) | मशीनों का किराया (194I)
A professional (194J) | पेशेवर (194J)
Technical services (194J) | तकनीकी सेवाएँ (194J)
A contract, to a person (194C) | ठेका, व्यक्ति को (194C)
A contract, to a company (194C) | ठेका, कंपनी को (194C)
Commission (194H) | कमीशन (194H)
A partner of a firm (194T) | फर्म का साझेदार (194T)
Goods (194Q) | माल (194Q)
A home or land bought (194-IA) | खरीदा मकान या ज़मीन (194-IA)
Crypto (194S) | क्रिप्टो (194S)
Crypto, by a private buyer (194S) | क्रिप्टो, निजी खरीदार से (194S)
The whole payment | पूरा भुगतान
The largest single payment | सबसे बड़ा एक भुगतान
The PAN is known | पैन मालूम है
Interest is paid | ब्याज मिलता है
At the end | आखिर में
And days | और दिन
Depositor is 60 or older | जमाकर्ता 60 या उससे ज़्यादा का है
More for senior citizens | वरिष्ठ नागरिकों को ज़्यादा
Tax deducted (TDS) | कटा कर (टीडीएस)
Interest after TDS | टीडीएस के बाद ब्याज
Rate that is paid | जो दर मिलती है
Tax deducted | कटा टैक्स
Paid out | हाथ में दिया
Rate | दर
Nothing is deducted up to | इतने तक कटौती नहीं
Age at joining | जुड़ने की उम्र
Pension a month from 60 on | 60 से मासिक पेंशन
₹1,000 | ₹1,000
Contributions last | अंशदान की अवधि
Paid in until 60 | 60 तक जमा
Pension a year | सालाना पेंशन
Left to the nominee | नामिती को मिलता है
Put into the pool | पूल में डाला
Change of the coin’s price | कॉइन की कीमत में बदलाव
Share of the coin in the pool | पूल में कॉइन का हिस्सा
Fees earned meanwhile | इस बीच कमाई फीस
Against keeping the coins | कॉइन रखने के मुकाबले
Worth in the pool, with fees | पूल में मूल्य, फीस समेत
Worth if kept | रखने पर मूल्य
Difference | अंतर
Before fees | फीस से पहले
Cost to company (CTC) | सीटीसी
Tax regime | कर व्यवस्था
Basic pay and DA, of the CTC | सीटीसी में मूल वेतन और डीए
Provident fund on | भविष्य निधि किस पर
The whole wage | पूरे वेतन पर
The wage up to the ceiling | सीमा तक के वेतन पर
No fund | भविष्य निधि नहीं
Works in | काम की जगह
A state without professional tax | बिना पेशा कर वाला राज्य
Maharashtra | महाराष्ट्र
Karnataka | कर्नाटक
Telangana | तेलंगाना
Andhra Pradesh | आंध्र प्रदेश
West Bengal | पश्चिम बंगाल
Gujarat | गुजरात
Madhya Pradesh | मध्य प्रदेश
Tamil Nadu (Chennai) | तमिलनाडु (चेन्नई)
Variable pay a year, paid apart | सालाना परिवर्ती वेतन, अलग से
Employer’s provident fund is a part of it | नियोक्ता का पीएफ शामिल है
Gratuity is a part of it | ग्रेच्युटी शामिल है
Insurance a year, paid by the employer | नियोक्ता का सालाना बीमा
Wages at least half of the pay (labour Codes) | वेतन का कम से कम आधा मूल वेतन
HRA, of basic pay | मूल वेतन का एचआरए
Home in a metro | घर महानगर में
80C beside the provident fund | पीएफ के अलावा 80C
Professional tax as | पेशा कर किसका
A man | पुरुष
A woman | महिला
Another gender | अन्य
In hand a month | हर महीने हाथ में
In hand | हाथ में
Tax of the year | साल का टैक्स
Own provident fund | अपना पीएफ
Employer’s fund, gratuity, insurance | नियोक्ता का पीएफ, ग्रेच्युटी, बीमा
Professional tax and ESI | पेशा कर और ईएसआई
Variable part, apart | परिवर्ती हिस्सा, अलग से
Cost to company | कंपनी की लागत (सीटीसी)
Gross a year | सालाना सकल
In hand a month in the other regime | दूसरी व्यवस्था में हर महीने हाथ में
Paid for the home in all | मकान पर कुल खर्च
A bank may lend at most | बैंक ज़्यादा से ज़्यादा दे सकता है
The loan is within that | लोन उस सीमा में है
No, more has to be paid down | नहीं, डाउन पेमेंट बढ़ाना होगा
Ex-showroom price | एक्स-शोरूम कीमत
Road tax, registration and insurance | रोड टैक्स, रजिस्ट्रेशन और बीमा
Paid for the car in all | गाड़ी पर कुल खर्च
Price on the road | ऑन-रोड कीमत
Processing fee | प्रोसेसिंग फीस
Fee with GST | जीएसटी समेत फीस
Years of study | पढ़ाई के साल
Months after it without instalments | पढ़ाई के बाद बिना किस्त के महीने
Then paid back over | फिर चुकाने की अवधि
Interest until then | तब तक का ब्याज
Compounded every month | हर महीने चक्रवृद्धि
Owed when instalments begin | किस्त शुरू होने पर बाकी
Interest until instalments begin | किस्त शुरू होने तक का ब्याज
Interest after that | उसके बाद का ब्याज
The child is | बच्चे की उम्र
College begins at | कॉलेज शुरू होने की उम्र
It costs today | आज का खर्च
Fees rise a year | फीस की सालाना बढ़त
It gets dearer a year | महँगाई हर साल
Return a year | सालाना रिटर्न
Saved for it already | इसके लिए पहले से बचत
To invest a month | हर महीने निवेश
It costs then | तब का खर्च
What is saved becomes | बचत तब तक
Still missing then | तब कितना कम
Or to invest once, today | या आज एकमुश्त निवेश
Invested month by month | महीने-महीने का कुल निवेश
The wedding is in | शादी कितने साल में
Tax of the whole year | कुल कर
Tax deducted at source (TDS) | स्रोत पर कटा कर (टीडीएस)
Paid by 15 June | 15 जून तक जमा
Paid from then to 15 September | फिर 15 सितंबर तक जमा
Paid from then to 15 December | फिर 15 दिसंबर तक जमा
Paid from then to 15 March | फिर 15 मार्च तक जमा
Paid from 16 to 31 March | 16 से 31 मार्च तक जमा
The rest is paid in month, from April | बाकी किस महीने में, अप्रैल से गिनकर
From 60 on, without a business | 60 से ऊपर, बिना कारोबार
Advance tax of the year | साल का अग्रिम कर
Advance tax is due | अग्रिम कर देना है
Yes, in four instalments | हाँ, चार किस्तों में
Interest for paying late | देर से भुगतान का ब्याज
For late instalments (234C) | देर की किस्तों पर (234C)
For tax after the year (234B) | साल के बाद के कर पर (234B)
Tax after TDS | टीडीएस के बाद कर
Paid in advance | अग्रिम जमा
Left to pay, before interest | ब्याज से पहले बाकी
Paid for what is sold | खरीद की लागत
Sold for | बेचा
Charges and gas | शुल्क और गैस
Surcharge | अधिभार
Profit after tax | टैक्स के बाद मुनाफा
Return after tax | टैक्स के बाद रिटर्न
Tax | टैक्स
Of it deducted at the sale (TDS) | उसमें से बिक्री पर कटा (टीडीएस)
Tax still to pay (negative: a refund) | बाकी टैक्स
Gain before tax | टैक्स से पहले लाभ
Staked | स्टेक किया
Rewards a year (APR) | सालाना रिवॉर्ड (एपीआर)
Staked for | स्टेक की अवधि
Rewards are staked again | रिवॉर्ड दोबारा स्टेक
Every day | हर दिन
Every week | हर हफ्ते
Never | कभी नहीं
The validator keeps, of the rewards | रिवॉर्ड में वैलिडेटर का हिस्सा
Yield a year (APY) | सालाना प्रतिफल (एपीवाई)
Staked at the end | अंत में स्टेक
Staked today | आज स्टेक
Rewards | रिवॉर्ड
Spent now | अभी खर्च
Comes in, year by year | साल-दर-साल आमदनी
Discount rate a year | सालाना छूट दर
Money spent later is set aside at | बाद के खर्च की ब्याज दर
Money that comes in earns | आई रकम का रिटर्न
Net present value (NPV) | शुद्ध वर्तमान मूल्य (एनपीवी)
Rates of return (IRR) | आंतरिक रिटर्न दर (आईआरआर)
Paid back after | लागत वापसी का समय
Paid back with interest after | ब्याज समेत वापसी का समय
Modified rate of return (MIRR) | संशोधित रिटर्न दर (एमआईआरआर)
Traded | सौदा
Shares, delivered | शेयर, डिलीवरी
Shares, within the day | शेयर, इंट्राडे
Futures | फ्यूचर
Options | ऑप्शन
Bought at | खरीद भाव
Sold at | बिक्री भाव
Quantity | संख्या
Brokerage, of each side | हर सौदे पर ब्रोकरेज
Brokerage at most, a side | एक सौदे पर ज़्यादा से ज़्यादा ब्रोकरेज
Exchange | एक्सचेंज
NSE | एनएसई
BSE | बीएसई
Depository charge of the sale | बिक्री पर डिपॉजिटरी शुल्क
Left after all charges | सब शुल्क के बाद बचा
All charges | कुल शुल्क
Brokerage | ब्रोकरेज
Securities transaction tax | प्रतिभूति लेनदेन कर
Exchange charges | एक्सचेंज शुल्क
SEBI charges | सेबी शुल्क
Stamp duty | स्टांप शुल्क
Depository | डिपॉजिटरी
Profit before charges | शुल्क से पहले लाभ
Turnover | टर्नओवर
The price must rise by | भाव इतना बढ़ना चाहिए
Value of the chit | चिट का मूल्य
Members | सदस्य
You take it in month | आप किस महीने लेते हैं
Your bid: discount | आपकी बोली: छूट
Discount of the other months | बाकी महीनों की छूट
Commission of the foreman | फोरमैन का कमीशन
You receive | आपको मिलता है
You pay in all | आप कुल देते हैं
Paid beyond what is received | मिली रकम से ज़्यादा दिया
Paid in most months | ज़्यादातर महीनों की किस्त
Income after tax a year | टैक्स के बाद सालाना आय
Of it spent on yourself a year | उसमें से अपने पर सालाना खर्च
Years of income left | आय के बचे साल
Income grows a year | आय की सालाना बढ़त
The insured sum earns a year | बीमा राशि का सालाना रिटर्न
Loans to pay off | चुकाने वाले लोन
Goals that must not fail | ज़रूरी लक्ष्य
Savings that the family can use | परिवार के काम की बचत
Life cover that is there | मौजूदा जीवन बीमा
Cover still needed | कितना बीमा और चाहिए
The income is worth today | आय का आज का मूल्य
Loans and goals | लोन और लक्ष्य
Debts | कर्ज़
Extra a month | हर महीने अतिरिक्त
The extra goes first to the | अतिरिक्त रकम पहले किसमें
Highest rate | सबसे ऊँची दर
Smallest debt | सबसे छोटा कर्ज़
Free of debt after | कितने में कर्ज़ मुक्त
Paid off after, debt by debt | हर कर्ज़ कितने में चुका
The other order takes | दूसरे क्रम में समय
Interest by the other order | दूसरे क्रम में ब्याज
Saved against the other order | दूसरे क्रम से बचत
Interest without the extra | बिना अतिरिक्त रकम का ब्याज
Debts whose minimum is below their interest | कर्ज़ जिनकी न्यूनतम रकम ब्याज से कम है
What was sold | क्या बेचा
Shares or equity funds | शेयर या इक्विटी फंड
Debt funds | डेट फंड
House or land | मकान या ज़मीन
Gold | सोना
Anything else | कुछ और
Bought on | खरीद की तारीख
Sold on | बिक्री की तारीख
Bought for | खरीद मूल्य
Worth on 31 January 2018 | 31 जनवरी 2018 को मूल्य
Your slab rate | आपकी स्लैब दर
Costs of the sale | बिक्री का खर्च
Improvements | सुधार
Worth on 1 April 2001 | 1 अप्रैल 2001 को मूल्य
Losses set off | समायोजित घाटा
Basic exemption left | बची हुई मूल छूट
Other long-term gains from shares in the year | साल के अन्य दीर्घकालिक शेयर लाभ
Reinvested in a dwelling | घर में दोबारा लगाया
Reinvested in bonds | बॉन्ड में दोबारा लगाया
Tax with cess | उपकर सहित टैक्स
Left of the sale | बिक्री से बचा
Taxed as | किस रूप में टैक्स
Long-term | दीर्घकालिक
Short-term | अल्पकालिक
Cost that counts | मान्य लागत
Gain that is taxed | कर योग्य लाभ
Gain that is free | कर मुक्त लाभ
Tax before cess | उपकर से पहले टैक्स
Tax without the index | बिना सूचकांक का टैक्स
Tax with the index | सूचकांक सहित टैक्स
Cost by the index | सूचकांक से लागत
Purchases | खरीद
Worth on | किस दिन का मूल्य
Price on that day | उस दिन का भाव
Average cost | औसत लागत
Gain of what was invested | निवेश पर लाभ
A year (XIRR) | सालाना (एक्सआईआरआर)
Bought in all | कुल खरीदी इकाइयाँ
Bought at once on the first day | पहले दिन एक साथ खरीदने पर
Ahead of buying at once | एक साथ खरीदने से आगे
Deepest fall of the price | भाव की सबसे बड़ी गिरावट
There already | पहले से मौजूद
Still needed, in years of income | कमी, सालों की आय में
An arbitrage: every outcome pays more than the stake | आर्बिट्राज: हर नतीजा दाँव से ज़्यादा देता है
No arbitrage: the odds are too low to win whatever happens | आर्बिट्राज नहीं: ऑड्स इतने कम हैं कि हर हाल में जीत नहीं
The bank’s interest rate a year | बैंक की सालाना ब्याज दर
Instalments | किस्तें
Discount for paying at once | एकमुश्त भुगतान पर छूट
Costs more than paying at once | एकमुश्त भुगतान से ज़्यादा लागत
GST on the interest | ब्याज पर GST
Discount forgone | छूटी हुई छूट
Interest inside the instalments | किस्तों में शामिल ब्याज
`

/** Each text of a definition in Hindi. */
export const definitionLabels: Readonly<Record<string, string>> = Object.fromEntries(
  lines
    .trim()
    .split('\n')
    .map((line) => line.split(' | ')),
)
