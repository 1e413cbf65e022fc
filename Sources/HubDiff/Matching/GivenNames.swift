/// What is known of given names: which are short for which, and which are names of their own.
enum GivenNames {
  /// Whether one is a short form of the other: Hans for Johannes. Two short forms of one name are two
  /// names: Jan and Hans can be brothers.
  static func areForms(_ one: String, _ other: String) -> Bool {
    fullForms[one]?.contains(other) == true || fullForms[other]?.contains(one) == true
  }

  /// What a name may be short for, or may be shortened to; for finding candidates.
  static func forms(of name: String) -> Set<String> {
    (fullForms[name] ?? []).union([name])
  }

  /// Whether both are names that people have, so that neither is a slip of the pen.
  static func areBothKnown(_ one: String, _ other: String) -> Bool {
    known.contains(one) && known.contains(other)
  }

  private static let fullForms: [String: Set<String>] = {
    var forms: [String: Set<String>] = [:]
    for line in shortForms.split(separator: "\n") {
      let names = line.split(separator: " ").map(String.init)
      for short in names.dropFirst() { forms[short, default: []].insert(names[0]) }
    }
    return forms
  }()

  private static let known: Set<String> = Set(
    (shortForms + "\n" + others).split { " \n".contains($0) }.map(String.init))

  /// A full form and its short ones in each line, folded.
  private static let shortForms = """
    johannes jan hans johan joop jo hannes
    johan hans jo joop
    joannes jan hans
    hendrik henk henny rik hein
    henricus henk harrie harry henri riek
    hendrikus henk harrie
    henry harry hal
    willem wim wil pim
    wilhelmus wim wil willem
    wilhelm willi will willy
    william bill will billy liam
    wilhelmina wil mina willie mien
    petrus piet peter
    pieter piet pit
    peter pete
    cornelis kees cor nelis
    cornelius kees cor
    cornelia corrie cor nel ria
    antonius ton toon anton antoon
    antoon toon
    anthony tony ton
    antonio toni tonio
    antoinette toni net
    adrianus ad adri adrie janus arjan
    adriaan ad adri arie
    adriana adrie jana
    albertus bert ab albert appie
    albert bert ab al
    lambertus bert lambert
    hubertus huub bert hub
    robert rob bob bert robbie
    gijsbert bert gijs
    gerardus gerard ger sjra
    gerard ger gert
    gerrit gert ger
    gerhard gerd
    jacobus jaap sjaak ko jacob jac koos
    jacob jaap jakob
    jacques sjaak jac
    josephus jos jef sjef jozef
    jozef jos jef sjef
    joseph joe jos jef
    josephina fien jo
    johanna jo anna jopie hanna hannie joke
    francisca sis cisca francien fran
    franciscus frans franc sus ciscus
    francois frans
    frederik fred frits freek
    frederick fred freddy
    friedrich fritz fred
    theodorus theo dorus door
    theodoor theo
    theodora thea doortje
    nicolaas nico klaas niek
    nicolas nico nick
    nicholas nick nicky
    nikolaus klaus niko
    christiaan chris
    christian chris
    christopher chris
    christina tina chris stien
    christine chris tine
    alexander alex lex sander sandor
    alexandra alex sandra
    alexandre alex
    mattheus thieu mat
    matthijs thijs
    matthias matti thijs
    matthew matt
    martinus mart martien tinus martin
    maarten mart
    marinus rinus rien
    michael mike michel mick
    michiel giel chiel
    daniel dan daan danny
    david dave
    dirk dick
    richard rick dick ric
    ricardo rico
    edward ed eddy ted
    eduard ed eddy
    edwin ed win
    egbert bert ep
    everardus eef evert
    leonardus leo leon nard
    leonard leo len
    lodewijk loek lode
    ludovicus loek louis
    laurentius laurens rens
    lourens rens
    paulus paul
    pauline paula
    philip flip phil
    philippe flip phil
    rudolf rudi ruud dolf
    rudolph rudi
    samuel sam
    stephanus stef fan
    stefan stef
    stephan stef
    steven steve
    stephen steve
    thomas tom thom
    timothy tim
    benjamin ben benny
    bernardus ben bernard nard
    bernard ben bernd
    bernhard bernd
    bartholomeus bart
    victor vic
    vincent vince
    wouter wout
    walter wout walt
    elisabeth els lies bep liesbeth betty elly ilse lisa elise
    elizabeth liz beth betty lisa eliza
    liesbeth lies bets
    catharina toos trees kaat tiny rina ineke carien katrien
    catherine cathy kate
    katharina kathi katja
    margaretha greet gre griet greta marga
    margaret maggie peggy meg
    mariette mariet
    annette annet
    margot margo
    maria mia ria riet mieke marie marijke
    mariette riet jet
    anna an annie ans
    anneke an
    annemarie annemie
    adelheid heidi
    gertruda truus geertrui
    geertruida truus geertje truida
    gertrud trudi
    petronella nel petra nelly
    jacoba coba co
    jacqueline jacq
    henriette jet jetty
    susanna suze sanne
    suzanne suus sanne
    susan sue
    barbara babs
    monique moon
    patricia pat
    patrick pat
    angelina lina
    magdalena lena magda
    helena lena leen
    jennifer jen jenny
    jessica jess
    kimberly kim
    deborah debbie
    dorothea thea doortje
    desiderius dees
    desiree dees
    gregory greg
    jeffrey jeff
    james jim jimmy
    john jack johnny
    jonathan jon
    kenneth ken
    lawrence larry
    raymond ray
    ronald ron
    reinier rein
    reinhard rein
    """

  /// Short names that are a letter away from another one.
  private static let others = """
    aart abe ada ade adam adele aicha aida albert alec alf ali alice alan allan alma alwin ana ander andre andrea andreas andrew
    andries andy angela anita anja anke ann anna anne annet annette anouk arend ari arjen arno arnold arthur astrid
    bas beau bea ben berend berry bernd bernie bertha berta bianca bob bobby boris boy bram brian bruno carel
    carl carla carlo carlos carmen carol carola caroline cas cees celine chantal charles charlotte claire clara
    claudia claus coen colin conny cora coen corine cornelie dana daniela danielle danny dennis diana dina dino dominic
    dominique dora doris eefje ela elena eline elke ella ellen elma els elsa elsbeth emiel emil emile emily emma emmy
    eric erica erik erika erna ernst esther eugene eva eve evelien evi ewa fabian fay femke fenna ferdi ferdinand
    fien finn fiona floor flora floris francis frances frank frida gabriel gabriele gaby geert gemma
    georg george gerda gerry gijs gina gitta gerben guido gus guus hanne hanna hannah harm harold harry
    heleen helen helene helga henri hilda hilde hugo ida ien ilja ilona ilse ina ine ineke inez inga inge ingrid ineke
    irena irene iris irma isa isabel isabelle ivan ivo jan jana jane janet janine janna janneke jans jasper jean jeanne jeroen jet
    joan joanne job jochem joel joep joeri johan john jolanda joost jon jonas jordi joris josee josien joyce juan jules
    julia julian julie juliet juul kai kaj karel karen karim karin karl karla katja kay keimpe kim klaas klara kor
    krijn kurt lara lars laura lea leah leen lena lene lenie leo leon leonie leonor lesley leslie lia lian liam lidia
    lien lies lina linda line lisa lise liv loes lola lotte lou louis louisa louise luc luca lucas lucia lucie
    lucy luis luisa luka luke luuk lydia lynn maaike madelon mai maja mara marc marcel marcella marco margit
    margo margot maria marian marianne marieke mariella mariet marij marijn marina mario marion marit marja marjan marjo mark
    marleen marlies marta marte martha martha martien martijn martin martina martine mary mathijs mats maud maura maurice
    max maya meike mel menno mia michel michele michelle mick mieke mien mila miles milo mina mira miranda miriam mirjam
    mo monica moniek monika nadia nadine nan nancy nanda nanna nel nell nelly nick nico niels nienke nils nina nino noor
    nora norma olaf olga oliver olivia oscar otto pablo paco pascal pascalle paul paula paulo petra pia pien pier piet pim pol
    raf ralf ralph ramon rene renee rens ria rian rianne rick rien rieneke rik rina rinus rita rob robin roel roland
    rolf roman romy ron ronnie ronny roos rosa rosie roy rudi rudy ruth ruud ryan sabina sabine sal sam sandra sara sarah
    saskia sem serge sergio shane sigrid silke silvia simon simone sjef sjoerd sofia sofie sonja stan stef stella sten
    steven stijn sven sylvia tamara tanja tara ted tea teo tess teun tessa thea theo thijs thom tiene tijs tim timo tina tine
    tineke tinie tom ton tone toni tonia tonnie tony toos toto trix truus twan ulla ursula uwe vera veerle vera vic victor
    victoria vik viola walter wanda wendy werner wes wessel wiebe wiel wies wil wilma wim wout xander yara yolanda yvon yvonne yves zoe
    """
}
