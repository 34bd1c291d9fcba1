import random
from math import exp

openings = {
    "ham": ["Hi,", "Are you home?", "Sorry, I am late.", "Mum says", "Good morning,", "It rains again, so"],
    "spam": ["WINNER!", "Dear customer,", "Last chance!", "You were chosen:", "URGENT:", "Good news,"],
}
middles = {
    "ham": ["the soup is ready", "I left the key with Noor", "we meet at the bridge", "the bus is full", "can you call me",
            "practice is at six", "I found your scarf", "the free seat is next to me"],
    "spam": ["claim your free prize", "your account is locked", "you won a cash voucher", "a secret offer waits",
             "get rich in a week", "call this number to win", "your parcel needs a fee", "free ringtones for you"],
}
endings = {
    "ham": ["see you soon", "love, Ana", "thanks!", "at the usual place", "no hurry", "tell Ivo, too"],
    "spam": ["reply YES now", "click the link", "only today", "send 5 coins first", "text STOP to end", "act now"],
}


def messages(seed, count):
    chance = random.Random(seed)

    def pick(texts):
        return texts[int(chance.random() * len(texts))]

    result = []
    for _ in range(count):
        kind = "spam" if chance.random() < 0.4 else "ham"
        parts = [pick(part[kind if chance.random() < 0.9 else "ham"]) for part in (openings, middles, endings)]
        result.append((" ".join(parts), kind))
    return result


def words(text):
    letters = [letter if letter.isalnum() else " " for letter in text.lower()]
    return "".join(letters).split()


def squash(number):
    return 1 / (1 + exp(-max(-30, min(30, number))))


def train(examples):
    weights = {}
    for _ in range(20):
        for text, kind in examples:
            error = (kind == "spam") - predict(weights, text)[0]
            for word in ["", *words(text)]:
                weights[word] = weights.get(word, 0) + 0.2 * error
    return weights


def predict(model, text):
    spam = squash(sum(model.get(word, 0) for word in ["", *words(text)]))
    return spam, "spam" if spam >= 0.5 else "ham"
