/** What a bare number may count that is neither money nor time: "20 people", "100 shares", "2 loans". */
export const things: ReadonlySet<string> = new Set(
  'doston bande jan partners paychecks sandwiches दोस्तों जन ppl dost dosto logon logo log लोग लोगों दोस्त cartons carton sheets parts kg kgs kilo gram grams gm gms g tola tolas litre litres liter liters km kms meter meters metre metres feet ft sqft acre acres hour hours minute minutes people persons person log members friends employees guests kids children bachche bache students shares share units unit items pieces pcs shirts tickets plates bottles tyres cars houses flats plots shops phones loans sips fds deposits accounts funds plans policies wallets coins coupons bonds btc eth dozen dozens gallon gallons pens pen pencils notebooks books copies cups boxes bags packets mangoes apples eggs bananas chairs tables colleagues roommates flatmates ways hafte'.split(
    ' ',
  ),
)
