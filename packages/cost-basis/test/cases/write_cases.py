"""Writes cases.jsonl: what each method should answer, computed by a second model.

It shares nothing with the package: fractions instead of whole numbers, plain lists instead of heaps and pools, and
every rule written from the words of the tax offices. Run `python3 write_cases.py` in this directory after a change;
figures that an office published are asserted here, so that the model itself cannot drift.
"""

import json
import random
from datetime import date, timedelta
from fractions import Fraction as F
from pathlib import Path

LOTS = ("fifo", "lifo", "hifo", "lofo")
METHODS = (*LOTS, "average", "uk-s104", "ca-acb", "jp-total-average")


def day_of(event):
    return date.fromisoformat(event["date"][:10])


def basis_of(one):
    if "cost" in one:
        return F(one["cost"])
    return F(one["costPerUnit"]) * F(one["quantity"]) + F(one.get("fee", "0"))


def paid_for(one):
    gross = F(one["price"]) * F(one["quantity"]) if "price" in one else F(one["proceeds"])
    return gross - F(one.get("fee", "0"))


def factor_to_end(when, splits):
    """How many units of today one unit of that day is; a split counts from its own day on."""
    ratio = F(1)
    for split in splits:
        if day_of(split) > when:
            ratio *= F(split["ratio"])
    return ratio


def solve(ledger, method):
    """The cost, gain, missing quantity and denied loss of each disposal, and what is left by account."""
    splits = ledger.get("events", [])
    by_wallet = ledger.get("scope") == "wallet"
    home = (lambda account: account) if by_wallet else (lambda account: "")
    events = []
    for kind, rank, name in (("buy", 0, "acquisitions"), ("move", 1, "transfers"), ("sell", 1, "disposals")):
        for place, one in enumerate(ledger.get(name, [])):
            events.append({**one, "kind": kind, "rank": rank, "place": len(events), "day": day_of(one),
                           "units": F(one["quantity"]) * factor_to_end(day_of(one), splits)})
    events.sort(key=lambda one: (one["day"], one["rank"], one.get("seq", 0), one["place"]))
    out = {one["id"]: {"cost": F(0), "missing": F(0), "denied": F(0)} for one in events if one["kind"] == "sell"}
    if method in LOTS:
        left = by_lots(events, method, home, by_wallet, out, ledger.get("methodByYear", {}))
    elif method == "uk-s104":
        left = by_section_104(events, home, out)
    else:
        left = by_pool(events, method, home, by_wallet, out)
    answers = []
    for one in events:
        if one["kind"] != "sell":
            continue
        got = out[one["id"]]
        scale = factor_to_end(one["day"], splits)
        answers.append({"id": one["id"], "cost": got["cost"], "gain": paid_for(one) - got["cost"] + got["denied"],
                        "missing": got["missing"] / scale, "denied": got["denied"]})
    return {"disposals": answers, "left": {key: value for key, value in left.items() if value[0] or value[1]}}


def price_of(one):
    return F(one["unitPrice"]) / (one["units"] / F(one["quantity"])) if "unitPrice" in one else basis_of(one) / one["units"]


def by_lots(events, method, home, by_wallet, out, method_by_year):
    lots = []  # [account, units, cost, age, price]

    def first(account, now):
        there = [lot for lot in lots if lot[0] == account and lot[1] > 0]
        if not there:
            return None
        if now == "fifo":
            return min(there, key=lambda lot: lot[3])
        if now == "lifo":
            return max(there, key=lambda lot: lot[3])
        if now == "hifo":
            return min(there, key=lambda lot: (-lot[4], lot[3]))
        return min(there, key=lambda lot: (lot[4], lot[3]))

    def take(account, units, now):
        taken = []
        while units > 0:
            lot = first(account, now)
            if lot is None:
                break
            part = min(units, lot[1])
            cost = lot[2] * part / lot[1]
            lot[1] -= part
            lot[2] -= cost
            units -= part
            taken.append((part, cost, lot[3], lot[4]))
        return taken, units

    for age, one in enumerate(events):
        now = method
        for year in sorted(method_by_year):
            if int(year) <= one["day"].year:
                now = method_by_year[year]
        if one["kind"] == "buy":
            lots.append([home(one.get("account", "")), one["units"], basis_of(one), (one["day"], age), price_of(one)])
        elif one["kind"] == "sell":
            taken, missing = take(home(one.get("account", "")), one["units"], now)
            out[one["id"]]["cost"] = sum((cost for _, cost, _, _ in taken), F(0))
            out[one["id"]]["missing"] = missing
        elif by_wallet:
            taken, missing = take(one["from"], one["units"], now)
            for part, cost, born, price in taken:
                lots.append([one["to"], part, cost, born, price])
            if missing:
                lots.append([one["to"], missing, F(0), (one["day"], age), F(0)])
    left = {}
    for account, units, cost, _, _ in lots:
        had = left.get(account, (F(0), F(0)))
        left[account] = (had[0] + units, had[1] + cost)
    return left


def by_section_104(events, home, out):
    left = {}
    for account in {home(one.get("account", "")) for one in events}:
        own = [one for one in events if home(one.get("account", "")) == account and one["kind"] != "move"]
        days = sorted({one["day"] for one in own})
        bought = {day: [F(0), F(0)] for day in days}
        for one in own:
            if one["kind"] == "buy":
                bought[one["day"]][0] += one["units"]
                bought[one["day"]][1] += basis_of(one)
        # TCGA 1992 section 105(1)(a): all that is sold on one day is one disposal, whose parts cost the same per unit.
        sells = [one for one in own if one["kind"] == "sell"]
        sold = {day: sum((one["units"] for one in sells if one["day"] == day), F(0)) for day in days}
        open_ = dict(sold)
        spent = {day: F(0) for day in days}

        def match(sale, day):
            units, cost = bought[day]
            part = min(units, open_[sale])
            if part:
                share = cost * part / units
                bought[day] = [units - part, cost - share]
                open_[sale] -= part
                spent[sale] += share

        for sale in days:
            match(sale, sale)
        for sale in days:
            for day in days:
                if timedelta(0) < day - sale <= timedelta(30):
                    match(sale, day)
        units, cost = F(0), F(0)
        for day in days:
            units += bought[day][0]
            cost += bought[day][1]
            part = min(units, open_[day])
            if part:
                share = cost * part / units
                units, cost = units - part, cost - share
                open_[day] -= part
                spent[day] += share
        for one in sells:
            out[one["id"]]["cost"] = spent[one["day"]] * one["units"] / sold[one["day"]]
            out[one["id"]]["missing"] = open_[one["day"]] * one["units"] / sold[one["day"]]
        left[account] = (units, cost)
    return left


def by_pool(events, method, home, by_wallet, out):
    if method == "jp-total-average":
        # All that a year acquired comes before all that it gave up: then one average holds for the whole year.
        events = sorted(events, key=lambda one: (one["day"].year, one["kind"] != "buy"))
    pools = {}

    def held_on(account, day):
        units = F(0)
        for one in events:
            if one["day"] > day or home(one.get("account", "")) != account:
                continue
            if one["kind"] == "buy":
                units += one["units"]
            elif one["kind"] == "sell":
                units -= min(units, one["units"])
        return units

    for one in events:
        if one["kind"] == "move":
            if not by_wallet:
                continue
            source = pools.get(one["from"], (F(0), F(0)))
            part = min(source[0], one["units"])
            share = source[1] * part / source[0] if part else F(0)
            pools[one["from"]] = (source[0] - part, source[1] - share)
            target = pools.get(one["to"], (F(0), F(0)))
            pools[one["to"]] = (target[0] + one["units"], target[1] + share)
            continue
        key = home(one.get("account", ""))
        units, cost = pools.get(key, (F(0), F(0)))
        if one["kind"] == "buy":
            pools[key] = (units + one["units"], cost + basis_of(one))
            continue
        part = min(units, one["units"])
        share = cost * part / units if part else F(0)
        answer = out[one["id"]]
        answer["cost"] = share
        answer["missing"] = one["units"] - part
        cost -= share
        loss = share - paid_for(one)
        if method == "ca-acb" and loss > 0:
            near = sum((other["units"] for other in events if other["kind"] == "buy"
                        and home(other.get("account", "")) == key
                        and abs(other["day"] - one["day"]) <= timedelta(30)), F(0))
            superficial = min(one["units"], near, held_on(key, one["day"] + timedelta(30)))
            answer["denied"] = loss * superficial / one["units"]
            cost += answer["denied"]
        pools[key] = (units - part, cost)
    return pools


def buy(date_, quantity, cost, **more):
    return {"date": date_, "quantity": quantity, "cost": cost, **more}


def sell(date_, quantity, proceeds, **more):
    return {"date": date_, "quantity": quantity, "proceeds": proceeds, **more}


def ledger(bought, sold, **more):
    numbered = lambda prefix, all_: [{"id": f"{prefix}{place}", **one} for place, one in enumerate(all_)]
    moved = {"transfers": numbered("t", more.pop("transfers"))} if "transfers" in more else {}
    return {"acquisitions": numbered("a", bought), "disposals": numbered("d", sold), **moved, **more}


# (source, ledger, {method: published gains or costs, to the decimals that the office prints})
PUBLISHED = [
    ("HMRC CRYPTO22251, Victoria", ledger(
        [buy("2016-05-01", "100", "1000"), buy("2017-05-01", "50", "125000")], [sell("2018-05-01", "50", "300000")]),
     {"uk-s104": {"gain": ["258000"]}}),
    ("HMRC CRYPTO22256, Melanie", ledger(
        [buy("2017-01-01", "14000", "200000"), buy("2018-09-11", "500", "17500")],
        [sell("2018-08-30", "4000", "160000")]), {"uk-s104": {"gain": ["92500"]}}),
    ("HMRC CRYPTO22253, Rachel", ledger(
        [buy("2020-01-01", "2000", "1000"), buy("2020-04-21", "700", "175"), buy("2020-04-28", "500", "100"),
         buy("2020-05-01", "500", "150")],
        [sell("2020-03-31", "1000", "400"), sell("2020-04-20", "500", "150")]), {"uk-s104": {"gain": ["165", "20"]}}),
    ("HMRC HS284 example 3, Ms Pagett", ledger(
        [{"date": "2015-04-01", "quantity": "1000", "costPerUnit": "4", "fee": "150"},
         {"date": "2018-09-01", "quantity": "500", "costPerUnit": "4.10", "fee": "80"}],
        [{"date": "2023-05-01", "quantity": "700", "price": "4.80", "fee": "100"},
         {"date": "2024-02-01", "quantity": "400", "price": "5.20", "fee": "105"}]),
     {"uk-s104": {"gain": ["329", "300"]}}),
    ("CRA T4037, identical properties", ledger(
        [buy("2012-05-01", "100", "1500"), buy("2012-06-01", "150", "3000"), buy("2014-01-01", "350", "7350")],
        [sell("2013-01-01", "200", "4000")]), {"ca-acb": {"gain": ["400"], "cost": ["3600"]}}),
    ("IRS Publication 551, shares not identified", ledger(
        [buy("1998-03-02", "100", "1000"), buy("1999-01-04", "200", "2200"), buy("2001-12-03", "100", "900")],
        [sell("1999-07-01", "50", "0"), sell("2013-04-01", "130", "2000")]), {"fifo": {"cost": ["500", "1380"]}}),
    ("NTA, crypto-assets, total and moving average", ledger(
        [buy("2022-03-09", "4", "1845000"), buy("2022-11-30", "2", "1650000")],
        [sell("2022-05-20", "0.2", "110000"), sell("2022-09-28", "0.3", "155000"), sell("2022-11-02", "1", "600000")]),
     {"jp-total-average": {"cost": ["116500", "174750", "582500"]}, "average": {"cost": ["92250", "138375", "461250"]}}),
]

# (what it tries, ledger), each by every method that the ledger allows
HAND = [
    ("a purchase and a sale of one day, the sale written first", ledger(
        [buy("2024-03-01", "2", "20"), buy("2024-03-05", "1", "30")], [sell("2024-03-05", "1", "40", seq=-1)])),
    ("two sales of one day, part same-day, part pool", ledger(
        [buy("2019-01-01", "8000", "1000"), buy("2020-01-31", "6500", "500")],
        [sell("2020-01-31", "5000", "500"), sell("2020-01-31", "2000", "142")])),
    ("several purchases of one day, ranked by seq", ledger(
        [buy("2024-03-01", "1", "30", seq=3), buy("2024-03-01", "1", "10", seq=1), buy("2024-03-01", "1", "20", seq=2)],
        [sell("2024-03-02", "1", "50"), sell("2024-03-02", "1", "60")])),
    ("equal prices: the older first", ledger(
        [buy("2024-01-01", "1", "10"), buy("2024-01-02", "2", "20"), buy("2024-01-03", "3", "30")],
        [sell("2024-02-01", "1.5", "40"), sell("2024-02-02", "2", "50")])),
    ("more sold than was ever held", ledger([buy("2024-01-01", "1", "10")], [sell("2024-02-01", "4", "100")])),
    ("sold before anything was bought", ledger(
        [buy("2024-03-01", "5", "50")], [sell("2024-01-10", "2", "30"), sell("2024-04-01", "3", "60")])),
    ("bought back within 30 days", ledger(
        [buy("2024-01-01", "10", "1000"), buy("2024-02-20", "6", "300")], [sell("2024-02-10", "8", "480")])),
    ("bought back on day 30 and on day 31", ledger(
        [buy("2024-01-01", "10", "1000"), buy("2024-04-09", "1", "70"), buy("2024-04-10", "1", "90")],
        [sell("2024-03-10", "5", "300")])),
    ("two sales before one purchase within 30 days of both", ledger(
        [buy("2023-01-01", "100", "1000"), buy("2023-06-20", "30", "150")],
        [sell("2023-06-01", "20", "120"), sell("2023-06-10", "25", "140")])),
    ("a same-day purchase that an earlier sale would have taken", ledger(
        [buy("2020-12-31", "700", "7000"), buy("2021-01-13", "500", "6000"), buy("2021-01-14", "650", "8450")],
        [sell("2021-01-13", "700", "8000"), sell("2021-01-14", "600", "7500")])),
    ("a loss partly superficial, then a gain", ledger(
        [buy("2023-01-02", "100", "1000"), buy("2023-11-20", "40", "320")],
        [sell("2023-11-01", "60", "420"), sell("2024-03-01", "50", "900")])),
    ("a loss where the purchase before it is sold whole", ledger(
        [buy("2023-06-01", "100", "5000"), buy("2023-06-10", "50", "2000")],
        [sell("2023-06-20", "150", "4500")])),
    ("everything sold and bought back within 30 days", ledger(
        [buy("2023-01-01", "10", "100"), buy("2023-02-20", "10", "60")],
        [sell("2023-02-10", "10", "70"), sell("2023-06-01", "10", "90")])),
    ("thirds that no decimal ends", ledger(
        [buy("2024-01-01", "3", "100"), buy("2024-02-01", "7", "200")],
        [sell("2024-03-01", "1", "40"), sell("2024-04-01", "1", "41"), sell("2024-05-01", "1", "42")])),
    ("eighteen decimals and a wei", ledger(
        [buy("2024-01-01", "1.000000000000000001", "2500.01"), buy("2024-01-02", "0.333333333333333333", "900")],
        [sell("2024-02-01", "1.000000000000000002", "3000"), sell("2024-02-02", "0.000000000000000001", "0.01")])),
    ("fees on both sides, and one above its proceeds", ledger(
        [{"date": "2024-01-01", "quantity": "2", "costPerUnit": "10.05", "fee": "0.301"},
         {"date": "2024-01-05", "quantity": "1", "costPerUnit": "11", "fee": "0"}],
        [{"date": "2024-02-01", "quantity": "1", "price": "20", "fee": "0.5"},
         {"date": "2024-02-02", "quantity": "1.5", "price": "0.1", "fee": "4"}])),
    ("a gift that cost nothing", ledger(
        [buy("2024-01-01", "5", "0"), buy("2024-01-02", "5", "50")], [sell("2024-02-01", "6", "90")])),
    ("ranked by the price of the market, not by what was paid", ledger(
        [buy("2024-01-01", "1", "10", unitPrice="90"), buy("2024-01-02", "1", "80", unitPrice="20"),
         buy("2024-01-03", "1", "50")], [sell("2024-02-01", "2", "100")])),
    ("a split of two for one between purchase and sale", ledger(
        [buy("2024-01-01", "10", "1000"), buy("2024-03-01", "4", "260")], [sell("2024-02-20", "5", "300")],
        events=[{"date": "2024-02-01", "kind": "split", "ratio": "2"}])),
    ("one for three, inside the 30 days after a sale", ledger(
        [buy("2024-01-01", "90", "900"), buy("2024-02-20", "5", "200")],
        [sell("2024-02-05", "30", "240"), sell("2024-05-01", "10", "400")],
        events=[{"date": "2024-02-12", "kind": "split", "ratio": "1/3"}])),
    ("three Japanese years, one without a purchase", ledger(
        [buy("2021-04-01", "3", "900"), buy("2022-12-31", "2", "1000"), buy("2024-01-01", "1", "10")],
        [sell("2021-03-31", "1", "400"), sell("2022-01-01", "1", "500"), sell("2023-07-01", "2", "900"),
         sell("2024-12-31", "1", "300")])),
    ("an Indian year: FIFO shows a loss that the average hides", ledger(
        [buy("2025-04-05", "1", "100000"), buy("2025-05-05", "1", "200000")],
        [sell("2025-06-05", "1", "150000"), sell("2025-07-05", "1", "150000")])),
    ("many small sales out of one purchase", ledger(
        [buy("2024-01-01", "1", "1000")], [sell(f"2024-02-{day:02}", "0.07", "80") for day in range(1, 15)])),
    ("a method that changes with the year", ledger(
        [buy("2022-01-10", "1", "100"), buy("2022-06-10", "1", "300"), buy("2023-01-10", "1", "200")],
        [sell("2023-02-01", "0.5", "200"), sell("2024-02-01", "1", "250"), sell("2025-02-01", "1", "260")],
        methodByYear={"2024": "hifo", "2025": "lofo"})),
    ("two wallets that know nothing of each other", ledger(
        [buy("2024-01-01", "2", "20", account="cold"), buy("2024-01-02", "2", "60", account="hot")],
        [sell("2024-02-05", "1", "25", account="hot"), sell("2024-02-06", "1.5", "5", account="cold"),
         sell("2024-02-07", "2", "70", account="hot")], scope="wallet")),
    ("a move that carries the older lot into the other wallet", ledger(
        [buy("2024-01-01", "1", "10", account="cold"), buy("2024-01-05", "1", "20", account="hot")],
        [sell("2024-01-20", "1", "30", account="hot")], scope="wallet",
        transfers=[{"date": "2024-01-10", "quantity": "0.5", "from": "cold", "to": "hot"}])),
    ("moves there and back, and one of more than is held", ledger(
        [buy("2024-01-01", "3", "90", account="x"), buy("2024-01-02", "1", "10", account="y")],
        [sell("2024-03-01", "2", "100", account="y"), sell("2024-03-02", "4", "100", account="x")], scope="wallet",
        transfers=[{"date": "2024-02-01", "quantity": "2", "from": "x", "to": "y"},
                   {"date": "2024-02-02", "quantity": "1", "from": "y", "to": "x"},
                   {"date": "2024-02-03", "quantity": "9", "from": "z", "to": "x"}])),
    ("a move and a sale of one day: the move first", ledger(
        [buy("2024-01-01", "1", "10", account="x")], [sell("2024-02-01", "1", "15", account="y")], scope="wallet",
        transfers=[{"date": "2024-02-01", "quantity": "1", "from": "x", "to": "y"}])),
]


def drawn(seed, wallets):
    """A ledger that nobody chose: many events of one day and of one window of thirty days."""
    pick = random.Random(seed)
    start = date(2023, 10, 15)
    accounts = ("x", "y", "z")

    def common():
        own = {"account": pick.choice(accounts)} if wallets else {}
        when = (start + timedelta(pick.randrange(130))).isoformat()
        return {"date": when, "quantity": str(pick.choice((1, 2, 3, 5, 8, "0.5", "1.25", "0.001"))), **own}

    bought = []
    for _ in range(pick.randint(1, 9)):
        one = common()
        money = {"cost": str(pick.randrange(900))} if pick.random() < 0.6 else {
            "costPerUnit": str(pick.randrange(1, 400)), "fee": pick.choice(("0", "1.5", "0.003"))}
        bought.append({**one, **money, **({"unitPrice": str(pick.randrange(1, 300))} if pick.random() < 0.3 else {})})
    sold = []
    for _ in range(pick.randint(0, 8)):
        one = common()
        money = {"proceeds": str(pick.randrange(900))} if pick.random() < 0.6 else {"price": str(pick.randrange(300))}
        sold.append({**one, **money, **({"fee": "2.25"} if pick.random() < 0.3 else {})})
    more = {}
    if wallets:
        more["scope"] = "wallet"
        more["transfers"] = []
        for _ in range(pick.randint(0, 6)):
            one = common()
            source = one.pop("account")
            target = pick.choice([account for account in accounts if account != source])
            more["transfers"].append({**one, "from": source, "to": target})
    elif pick.random() < 0.3:
        more["events"] = [{"date": (start + timedelta(pick.randrange(130))).isoformat(), "kind": "split",
                           "ratio": pick.choice(("2", "0.5", "3", "1/3", "1.5"))}]
    return ledger(bought, sold, **more)


def allowed(one):
    if "methodByYear" in one:
        return LOTS
    return (*LOTS, "average") if one.get("transfers") else METHODS


def text(value, digits=12):
    scaled = abs(value) * 10**digits
    whole = (2 * scaled.numerator + scaled.denominator) // (2 * scaled.denominator)
    written = f"{whole // 10**digits}.{whole % 10**digits:0{digits}}".rstrip("0").rstrip(".")
    return f"-{written}" if value < 0 and whole else written


def case(source, one, methods):
    """One line: a ledger, and by method the disposals and what is left by account."""

    def answer(method):
        solved = solve(one, method)
        return {
            "disposals": [{key: value if key == "id" else text(value) for key, value in each.items()}
                          for each in solved["disposals"]],
            "left": {key: [text(units), text(cost)] for key, (units, cost) in solved["left"].items()},
        }

    return {"source": source, "input": one, "answers": {method: answer(method) for method in methods}}


def main():
    cases = []
    for source, one, published in PUBLISHED:
        for method, figures in published.items():
            solved = solve(one, method)["disposals"]
            for key, wanted in figures.items():
                digits = max(len(each.partition(".")[2]) for each in wanted)
                assert [text(each[key], digits) for each in solved] == wanted, (source, method, key, solved)
        cases.append(case(source, one, tuple(published)))
    cases += [case(source, one, allowed(one)) for source, one in HAND]
    for seed in range(24):
        one = drawn(seed, wallets=seed % 3 == 2)
        cases.append(case(f"drawn {seed}", one, allowed(one)))
    lines = [json.dumps(each, separators=(",", ":")) + "\n" for each in cases]
    Path(__file__).with_name("cases.jsonl").write_text("".join(lines))
    print(sum(len(each["answers"]) for each in cases), "answers in", len(cases), "cases")


main()
